import { expect, test } from 'vitest'
import type { AnyCall } from '../call.ts'
import { createClient } from '../client.ts'
import { succeeded } from '../envelope.ts'
import { domains } from '../registry.ts'
import { operatorDomains } from './index.ts'

const replayed = [...Object.values(domains), ...Object.values(operatorDomains)]
  .flatMap((calls): AnyCall[] => Object.values(calls))
  .filter((c) => c.repeat === 'replay')

test.each(replayed.flatMap((c) => (['nimbo', 'spec'] as const).map((wire) => [c.name, wire, c] as const)))(
  '%s is sent under one key per tap (wire: %s)',
  async (_name, wire, c) => {
    const keys: unknown[] = []
    const fetchFake = async (url: string, { body }: RequestInit = {}) => {
      const sent = wire === 'spec' ? Object.fromEntries(new URL(url).searchParams) : (JSON.parse(body as string) as Record<string, unknown>)
      keys.push(sent['client_request_id'])
      if (keys.length === 1) throw new TypeError('fetch failed')
      return Response.json(succeeded({}))
    }
    const credentials = { uid: 7, token: 'secret' }
    const client = createClient({
      origin: 'http://x',
      language: () => 'pt',
      credentials: () => credentials,
      fetch: fetchFake as typeof fetch,
      wire,
    })
    await client.call(c, {})
    await client.call(c, {})
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  },
)
