import { describe, expect, test } from 'vitest'
import { everyCase, step } from './machine.ts'
import { isInPrivateShow, isOpen, mayDo, privateShow, type PrivateState } from './privateShow.ts'

const cases = everyCase(privateShow)
const ends: readonly PrivateState[] = ['ended', 'declined', 'cancelled', 'expired']

test('every state, event and actor: these happen, and nothing else', () => {
  const allowed = cases.flatMap(({ state, event, actor, step: taken }) =>
    taken ? [`${state} ${event} ${actor} ${taken.to} ${taken.effects?.join('+') ?? ''}`.trim()] : [],
  )
  expect(allowed).toEqual([
    'off ask viewer asked hold+tellAsk',
    'asked accept anchor accepted tellAccept',
    'asked decline anchor declined release+tellDecline',
    'asked cancel viewer cancelled release+tellEnd',
    'asked expire clock expired release+tellEnd',
    'asked end viewer cancelled release+tellEnd',
    'asked end anchor declined release+tellDecline',
    'asked end operator cancelled release+tellEnd',
    'accepted flow media running tellStart',
    'accepted lost clock ended release+tellEnd',
    'accepted end viewer ended release+tellEnd',
    'accepted end anchor ended release+tellEnd',
    'accepted end operator ended release+tellEnd',
    'running gap media paused',
    'running spent clock counting tellEnd',
    'running extend viewer running hold',
    'running end viewer counting tellEnd',
    'running end anchor ended settle+tellEnd',
    'running end operator counting tellEnd',
    'paused flow media running',
    'paused lost clock counting tellEnd',
    'paused extend viewer paused hold',
    'paused end viewer counting tellEnd',
    'paused end anchor ended settle+tellEnd',
    'paused end operator counting tellEnd',
    'counting end anchor ended settle',
    'counting settle clock ended settle',
  ])
})

describe('a private show', () => {
  test('has no way out of its ends, and a way to one from everywhere else', () => {
    expect(cases.filter(({ state, step: taken }) => ends.includes(state) && taken)).toEqual([])
    for (const state of privateShow.states) {
      if (ends.includes(state)) continue
      const reached = new Set([state])
      for (const from of reached) for (const c of cases) if (c.state === from && c.step) reached.add(c.step.to)
      expect([...reached].some((to) => ends.includes(to))).toBe(true)
    }
  })

  test('never ends without its deposit paid or given back, and never does so twice on one way', () => {
    for (const { step: taken } of cases) {
      if (!taken) continue
      const settles = taken.effects?.some((effect) => effect === 'release' || effect === 'settle') ?? false
      expect(settles).toBe(ends.includes(taken.to))
    }
  })

  test('takes a deposit only from the viewer, and is accepted only by the anchor', () => {
    const actorsOf = (of: (one: (typeof cases)[number]) => boolean | undefined) =>
      new Set(cases.filter((one) => one.step && of(one)).map(({ actor }) => actor))
    expect(actorsOf(({ step: taken }) => taken?.effects?.includes('hold'))).toEqual(new Set(['viewer']))
    expect(actorsOf(({ event }) => event === 'accept')).toEqual(new Set(['anchor']))
    expect(actorsOf(({ event }) => event === 'flow' || event === 'gap')).toEqual(new Set(['media']))
  })

  test('can be ended by either side and by the platform while it is open', () => {
    for (const state of privateShow.states.filter(isOpen))
      for (const actor of ['viewer', 'anchor', 'operator'] as const) expect(step(privateShow, state, 'end', actor)).toBeDefined()
  })

  test('pays nothing before media flowed', () => {
    const early = cases.filter(({ state }) => state === 'asked' || state === 'accepted')
    expect(early.filter(({ step: taken }) => taken?.effects?.includes('settle'))).toEqual([])
  })

  test('tells the room whenever the anchor goes away or comes back', () => {
    for (const { state, step: taken } of cases) {
      if (!taken || isInPrivateShow(state) === isInPrivateShow(taken.to)) continue
      expect(taken.effects?.some((effect) => effect === 'tellAccept' || effect === 'tellEnd')).toBe(true)
    }
  })

  test('offers what the table has', () => {
    expect(mayDo('asked', 'accept', 'anchor')).toBe(true)
    expect(mayDo('asked', 'accept', 'viewer')).toBe(false)
    expect(mayDo('running', 'extend', 'viewer')).toBe(true)
    expect(mayDo('counting', 'extend', 'viewer')).toBe(false)
  })
})
