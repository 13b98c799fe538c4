import { expect, test } from 'vitest'
import type { AnyCall } from '../call.ts'
import { operatorDomains } from './index.ts'
import { domains } from '../registry.ts'

interface Def {
  type: string
  catchall?: unknown
}

/** Parts of a schema that could let an undeclared value through, by their place. */
function openings(schema: { _zod: { def: Def } }, at: string): string[] {
  const { def } = schema._zod
  const parts = Object.entries(def).flatMap(([key, value]) => partsOf(value).map((part) => [`${at}.${key}`, part] as const))
  const inner = parts.flatMap(([where, part]) => openings(part, where))
  const isOpen = ['any', 'unknown', 'record', 'map', 'custom'].includes(def.type) || def.catchall !== undefined
  return isOpen ? [at, ...inner] : inner
}

function partsOf(value: unknown): { _zod: { def: Def } }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('_zod' in value && 'def' in (value._zod as object)) return [value as { _zod: { def: Def } }]
  return Object.getPrototypeOf(value) === Object.prototype || Array.isArray(value) ? Object.values(value).flatMap(partsOf) : []
}

/** Made by a library for another one to read, from values of the server's own. */
const passedOn: Record<string, string[]> = {
  'Login.getCaptcha': ['Login.getCaptcha.shape'],
  'Upload.getCosInfo': ['Upload.getCosInfo.shape'],
}
const calls: AnyCall[] = [...Object.values(domains), ...Object.values(operatorDomains)].flatMap((d) => Object.values(d) as AnyCall[])

test.each(calls.map((call) => [call.name, call] as const))('%s answers declared fields only', (name, call) => {
  expect(openings(call.output, name)).toEqual(passedOn[name] ?? [])
})
