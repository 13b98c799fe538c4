import { expect, test } from 'vitest'
import { Pauses } from './Pauses.ts'

function clocked() {
  const clock = { ms: 0 }
  return { clock, pauses: new Pauses(() => clock.ms) }
}

test('a service that fails is left alone for twice as long each time, up to five minutes, until it works', () => {
  const { clock, pauses } = clocked()
  const lengths = Array.from({ length: 11 }, () => {
    const seconds = pauses.failed('a', 0)
    clock.ms += seconds * 1000
    return seconds
  })
  expect(lengths).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  pauses.worked('a')
  expect(pauses.failed('a', 0)).toBe(1)
})

test('many that fail together are one failure, and one that gets through meanwhile ends no pause', () => {
  const { clock, pauses } = clocked()
  expect([pauses.failed('a', 0), pauses.failed('a', 0), pauses.failed('a', 60)]).toEqual([1, 1, 1])
  pauses.worked('a')
  expect(pauses.left('a')).toBe(1)
  clock.ms = 1_000
  expect([pauses.left('a'), pauses.left('b')]).toEqual([0, 0])
})

test('as long as the service asks for, within reason', () => {
  const { pauses } = clocked()
  expect([pauses.failed('a', 90), pauses.failed('b', 10 ** 9)]).toEqual([90, 3_600])
})

test('services are named by clients: of many only the last are remembered', () => {
  const { pauses } = clocked()
  for (let n = 0; n < 2_000; n++) pauses.failed(`host-${n}`, 60)
  expect([pauses.left('host-0'), pauses.left('host-1999')]).toEqual([0, 60])
})
