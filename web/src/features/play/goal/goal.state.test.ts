import { expect, test } from 'vitest'
import { sampleGoal } from '../../../testing/samples/goals.ts'
import { roomWith } from '../../../testing/roomWith.ts'
import { goal } from './goal.room.tsx'
import { goalSlice, withMissed, withTip } from './goal.slice.ts'
import { countdownOf, offersOf, progressOf, ticketsOf } from './goal.state.ts'

test('amounts are never more than is missing, and the one that fills says so', () => {
  const counts = (part: Parameters<typeof sampleGoal>[0]) =>
    offersOf(sampleGoal(part)).map(({ count, coins, fills }) => [count, coins, fills])
  expect(counts({ unit_coin: '66', need_coin: '1980', coin_now: '1320' })).toEqual([
    [1n, 66n, false],
    [5n, 330n, false],
    [10n, 660n, true],
  ])
  expect(counts({ unit_coin: '66', need_coin: '1980', coin_now: '1848' })).toEqual([
    [1n, 66n, false],
    [2n, 132n, true],
  ])
  expect(counts({ giftid: 0, unit_coin: '1', need_coin: '1000', coin_now: '995' })).toEqual([[5n, 5n, true]])
  expect(counts({ coin_now: '1980', need_coin: '1980', unit_coin: '66' })).toEqual([])
})

test('progress, the host’s share, and what is counted down', () => {
  expect(progressOf(sampleGoal({ unit_coin: '66', need_coin: '1980', coin_now: '1320' }))).toMatchObject({
    now: 20n,
    need: 30n,
    missing: 10n,
  })
  expect(ticketsOf(1_980n, 50)).toBe(990n)
  const now = 1_000
  expect(countdownOf({ kind: 'task', state: 'open', endtime: 1_600 }, now)).toBe(600)
  expect(countdownOf({ kind: 'task', state: 'open', endtime: 900 }, now)).toBe(0)
  expect(countdownOf({ kind: 'wish', state: 'open', endtime: now + 86_400 }, now)).toBeUndefined()
  expect(countdownOf({ kind: 'wish', state: 'reached', endtime: now + 300 }, now)).toBe(300)
})

test('a room knows what is running: late and doubled events change nothing, an end takes it away', () => {
  const room = roomWith([goal])
  const event = (part: Parameters<typeof sampleGoal>[0]) => ({ id: 'e', msgtype: 0, ...sampleGoal(part) }) as never
  const { on } = goalSlice
  const from = (steps: [keyof NonNullable<typeof on>, Parameters<typeof sampleGoal>[0]][]) =>
    steps.reduce((state, [name, part]) => (on![name] as (s: typeof state, e: never) => typeof state)(state, event(part)), goalSlice.initial)
  const open = { goalid: 7, coin_now: '0', state: 'open' } as const
  const some = from([
    ['taskSet', open],
    ['taskTipped', { ...open, coin_now: '132' }],
    ['taskTipped', { ...open, coin_now: '66' }],
    ['taskSet', open],
  ])
  expect(some).toMatchObject({ goals: [{ coin_now: '132' }], news: undefined, changes: 2 })
  const over = from([
    ['taskSet', open],
    ['taskTipped', { ...open, coin_now: '1980', state: 'reached' }],
    ['taskOver', { ...open, coin_now: '1980', state: 'expired' }],
  ])
  expect(over).toMatchObject({ goals: [], news: { state: 'expired' } })
  expect(room.read(goalSlice).goals).toEqual([])
})

test('a goal of mine that is gone from a snapshot is asked for, and told once its end is known', () => {
  const [mine, others] = [sampleGoal({ goalid: 7 }), sampleGoal({ goalid: 8 })]
  const heard = { ...goalSlice.initial, goals: [mine, others] }
  const given = withTip(heard, { ...mine, coin_now: '1386', mine: '66' })
  const after = goalSlice.restore!(given, { goals: [] } as never)
  expect(after).toMatchObject({ goals: [], missed: [7], news: undefined })
  const told = withMissed(after, { ...mine, state: 'expired' })
  expect(told).toMatchObject({ goals: [], missed: [], news: { goalid: 7, state: 'expired' } })
  expect(withMissed(told, { ...mine, state: 'expired' })).toBe(told)
})
