import { expect, test } from 'vitest'
import { goalMachine, goalStates, isRunning } from './goal.ts'
import { everyCase } from './machine.ts'

const cases = everyCase(goalMachine)
const allowed = cases.flatMap(({ state, event, actor, step }) =>
  step ? [`${state} ${event} ${actor} ${step.to} ${step.effects?.join() ?? ''}`] : [],
)

test('every case of the table', () => {
  expect(cases).toHaveLength(6 * 7 * 3)
  expect(allowed).toEqual([
    'open tip viewer open hold',
    'open fill viewer reached hold',
    'open cancel anchor cancelled refund',
    'open expire clock expired refund',
    'open showEnds clock expired refund',
    'reached complete anchor done pay',
    'reached fail anchor failed refund',
    'reached cancel anchor cancelled refund',
    'reached expire clock expired refund',
    'reached showEnds clock expired refund',
  ])
})

test('coins are paid or refunded by one step, on the way into a state nothing leads out of', () => {
  for (const { step } of cases) {
    if (!step) continue
    const ends = step.effects?.filter((effect) => effect !== 'hold') ?? []
    expect(ends).toHaveLength(isRunning(step.to) ? 0 : 1)
    expect(ends.includes('pay')).toBe(step.to === 'done')
  }
  expect(goalStates.filter(isRunning)).toEqual(['open', 'reached'])
})

test('the clock and the end of the show end whatever is running; a viewer only tips', () => {
  const byClock = cases.filter(({ event, actor }) => actor === 'clock' && (event === 'expire' || event === 'showEnds'))
  for (const { state, step } of byClock) expect(step !== undefined).toBe(isRunning(state))
  const byViewer = cases.filter(({ actor, step }) => actor === 'viewer' && step !== undefined)
  for (const { event } of byViewer) expect(['tip', 'fill']).toContain(event)
})
