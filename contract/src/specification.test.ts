import { expect, test } from 'vitest'
import { roomEvents } from './events/index.ts'
import { domains, resolver } from './registry.ts'
import { specCalls, specEvents, specRoutes } from './specification.ts'

const resolve = resolver(domains)

test('the specification has 83 calls, 21 room events and 31 addresses, each once', () => {
  expect([specCalls, specEvents, specRoutes].map((names) => [names.length, new Set<string>(names).size])).toEqual([
    [83, 83],
    [21, 21],
    [31, 31],
  ])
})

test('every call of the specification is declared under the name it spells', () => {
  const declared = specCalls.filter((name) => resolve(name) !== undefined)
  expect(specCalls.filter((name) => !declared.includes(name))).toEqual([])
  for (const name of declared) expect([name, resolve(name)!.specName]).toEqual([name, name])
})

test('every room event of the specification is defined', () => {
  const methods = new Set<string>(roomEvents.map(({ head }) => head._method_))
  expect(specEvents.filter((name) => name !== 'broadcast' && !methods.has(name))).toEqual([])
})
