import { expect, test } from 'vitest'
import { everyCase, step } from './machine.ts'
import { redPack, type RedPackEffect, redPackState, redPackStates } from './redPack.ts'

test('every state, event and actor: these happen, and nothing else', () => {
  const allowed = everyCase(redPack).flatMap(({ state, event, actor, step: next }) =>
    next ? [`${state} ${event} ${actor} ${next.to} ${next.effects?.join('+') ?? ''}`.trim()] : [],
  )
  expect(allowed).toEqual([
    'waiting open clock open',
    'waiting endShow clock closed refund+reveal',
    'open take viewer open credit',
    'open takeLast viewer empty credit',
    'open expire clock closed refund+reveal',
    'open endShow clock closed refund+reveal',
    'empty expire clock closed reveal',
    'empty endShow clock closed reveal',
    'empty settle clock closed reveal',
  ])
})

test('coins move only out of an open pack, back only by the clock, and whoever sent it has no turn', () => {
  const cases = everyCase(redPack)
  const having = (effect: RedPackEffect) => cases.filter((one) => one.step?.effects?.includes(effect))
  expect(new Set(having('credit').map(({ state, actor }) => `${state} ${actor}`))).toEqual(new Set(['open viewer']))
  expect(new Set(having('refund').map(({ actor }) => actor))).toEqual(new Set(['clock']))
  expect(cases.filter(({ state, actor, step: next }) => next && (actor === 'sender' || state === 'closed'))).toEqual([])
  const running = redPackStates.filter((state) => state !== 'closed')
  expect(running.map((state) => step(redPack, state, 'endShow', 'clock')?.to)).toEqual(['closed', 'closed', 'closed'])
})

test('a state follows from the times, the shares that are left and the clock, to the unit', () => {
  const facts = { opensAt: 100, expiresAt: 200, free: 3, closed: false }
  expect([99, 100, 199, 200].map((now) => redPackState(facts, now))).toEqual(['waiting', 'open', 'open', 'closed'])
  expect(redPackState({ ...facts, free: 0 }, 150)).toBe('empty')
  expect(redPackState({ ...facts, closed: true }, 99)).toBe('closed')
})
