import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { randomInt, shuffled, withOwnSeeds, withSeed } from './random.ts'

const numbers = () => Array.from({ length: 20 }, () => randomInt(10, 1_000))

test('the same seed makes the same choices, another one others', () => {
  const first = withSeed(7, numbers)
  expect(withSeed(7, numbers)).toEqual(first)
  expect(withSeed(8, numbers)).not.toEqual(first)
  expect(Math.min(...first)).toBeGreaterThanOrEqual(10)
  expect(Math.max(...first)).toBeLessThan(1_000)
  expect(withSeed(7, () => shuffled([1, 2, 3, 4, 5])).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
})

test('what runs at once chooses the same, whoever is faster', async () => {
  const run = (slow: number) =>
    withSeed(7, () =>
      Promise.all(
        withOwnSeeds(3, async (n) => {
          const chosen = [randomInt(1_000)]
          if (n === slow) await sleep(5)
          chosen.push(randomInt(1_000))
          return chosen
        }),
      ),
    )
  expect(await run(0)).toEqual(await run(2))
})

test('a choice outside of a seed is a fault', () => {
  expect(() => randomInt(2)).toThrow('outside of withSeed')
})
