import { expect, test } from 'vitest'
import { everyCase, step } from './machine.ts'
import { hasSeat, micLink, type MicActor, type MicEvent, type MicState } from './micLink.ts'

const cases = everyCase(micLink)
const allowed = cases.filter((c) => c.step)
const next = (state: MicState, event: MicEvent, actor: MicActor) => step(micLink, state, event, actor)?.to

test('every case is decided, and what is allowed leads to a state there is', () => {
  expect(cases).toHaveLength(micLink.states.length * micLink.events.length * micLink.actors.length)
  for (const { step: taken } of allowed) expect(micLink.states).toContain(taken!.to)
  expect(allowed.map(({ state, event, actor, step: taken }) => `${state} ${event} ${actor} → ${taken!.to}`)).toMatchInlineSnapshot(`
    [
      "none ask guest → requested",
      "none invite anchor → invited",
      "none invite admin → invited",
      "requested invite anchor → accepted",
      "requested invite admin → accepted",
      "requested accept anchor → accepted",
      "requested accept admin → accepted",
      "requested refuse anchor → none",
      "requested refuse admin → none",
      "requested cancel guest → none",
      "requested leave guest → none",
      "requested join guest → requested",
      "requested time clock → none",
      "requested busy house → none",
      "requested revoke house → none",
      "invited ask guest → accepted",
      "invited accept guest → accepted",
      "invited refuse guest → none",
      "invited cancel anchor → none",
      "invited cancel admin → none",
      "invited leave guest → none",
      "invited time clock → none",
      "invited busy house → none",
      "invited revoke house → none",
      "accepted leave guest → none",
      "accepted join guest → accepted",
      "accepted cut anchor → none",
      "accepted cut admin → none",
      "accepted time clock → none",
      "accepted track media → on",
      "accepted revoke house → none",
      "on leave guest → none",
      "on join guest → on",
      "on cut anchor → none",
      "on cut admin → none",
      "on mute anchor → on",
      "on mute admin → on",
      "on lost media → accepted",
      "on revoke house → none",
    ]
  `)
})

test('anchor and admins may do the same', () => {
  for (const { state, event, step: taken } of cases.filter((c) => c.actor === 'anchor')) {
    expect(step(micLink, state, event, 'admin')).toEqual(taken)
  }
})

test('nobody comes onto a seat without one being counted, nor on air without media', () => {
  const seated = allowed.filter(({ state, step: taken }) => !hasSeat(state) && hasSeat(taken!.to))
  for (const { step: taken } of seated) expect(taken!.effects).toContain('seat')
  const onAir = allowed.filter(({ state, step: taken }) => state !== 'on' && taken!.to === 'on')
  expect(onAir.map(({ actor }) => actor)).toEqual(['media'])
})

test('nobody is put on the mic who did not ask or accept', () => {
  for (const actor of ['anchor', 'admin'] as const) {
    expect(next('none', 'accept', actor)).toBeUndefined()
    expect(next('invited', 'accept', actor)).toBeUndefined()
    expect(next('invited', 'invite', actor)).toBeUndefined()
  }
  expect(next('requested', 'accept', 'guest')).toBeUndefined()
})

test('a request and an invitation that meet count as accepted', () => {
  expect(next('requested', 'invite', 'anchor')).toBe('accepted')
  expect(next('invited', 'ask', 'guest')).toBe('accepted')
})

test('from everywhere there is a way out that needs nobody', () => {
  for (const state of ['requested', 'invited', 'accepted'] as const) expect(next(state, 'time', 'clock')).toBe('none')
  for (const state of ['requested', 'invited', 'accepted', 'on'] as const) expect(next(state, 'revoke', 'house')).toBe('none')
  expect(next('on', 'lost', 'media')).toBe('accepted')
})

test('what came too late changes nothing', () => {
  for (const [event, actor] of [
    ['accept', 'anchor'],
    ['cancel', 'guest'],
    ['time', 'clock'],
    ['refuse', 'anchor'],
  ] as const) {
    expect(next('none', event, actor)).toBeUndefined()
  }
  expect(next('accepted', 'cancel', 'guest')).toBeUndefined()
  expect(next('on', 'time', 'clock')).toBeUndefined()
})
