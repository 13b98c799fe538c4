import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { AnyCall } from '../call.ts'
import { domains } from '../registry.ts'
import { operatorDomains } from './index.ts'

const everyCall: AnyCall[] = [domains, operatorDomains].flatMap((all) =>
  Object.values(all).flatMap((calls) => Object.values<AnyCall>(calls)),
)
const fields = everyCall.flatMap((c) => Object.keys((c.input as z.ZodMiniObject).def.shape).map((name) => [c.name, name, c] as const))

test.each(fields)('%s takes no text in %s that cannot be stored', (_call, name, c) => {
  for (const bad of ['a\0b', '\0', '\ud83d', 'a\udc00b', '\udc00\ud800', '1\0', '55\0', '\0 a', 'https://a.example/\0']) {
    const issues = c.input.safeParse({ [name]: bad }).error?.issues as { path: PropertyKey[] }[] | undefined
    expect(issues?.map(({ path }) => path[0])).toContain(name)
  }
})

/** Credentials and the envelope are read by these names before a call is: a field of one of them would be taken for who asks. */
test.each(fields)('%s calls no field of its own %s like one of the envelope', (_call, name) => {
  expect(['uid', 'token', 'language', 's', 'service', 'sign']).not.toContain(name)
})
