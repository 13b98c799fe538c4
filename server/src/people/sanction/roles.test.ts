import { roomActs } from '@nimbo/contract'
import { expect, test } from 'vitest'
import type { RoomRole } from '../../core/room/index.ts'
import { actsOn, mayOverrule, outranks, popAction, refusalFor, type RoomPerson, roomRights, sanctioners } from './roles.ts'

const roles: RoomRole[] = ['viewer', 'admin', 'anchor', 'super']
const person = (role: RoomRole, uid: number, guardType = 0): RoomPerson => ({ uid, role, guardType })
const pairs = roles.flatMap((actor) => roles.map((target) => [actor, target] as const))

test.each(pairs)('%s on %s: the card offers what is allowed, and nothing else is', (actor, target) => {
  const [a, b] = [person(actor, 1), person(target, 2)]
  const offered = new Set([false, true].flatMap((is) => actsOn(a, b, { joined: true, muted: is, kicked: is })))
  for (const act of roomActs) expect([act, offered.has(act)]).toEqual([act, refusalFor(act, a, b) === undefined])
})

test('the card offers no mute and no kick of somebody who never joined', () => {
  const strange = actsOn(person('anchor', 1), person('viewer', 2), { joined: false, muted: false, kicked: false })
  expect(strange).toEqual(['delMsg', 'setAdmin', 'report'])
})

test('viewers only report; admins never touch the anchor, an admin or a super-admin', () => {
  for (const target of roles) expect(roomRights.viewer[target]).toEqual(['report'])
  for (const target of ['admin', 'anchor', 'super'] as const) expect(roomRights.admin[target]).toEqual(['report'])
  expect(refusalFor('kick', person('admin', 1), person('admin', 2))).toBe('TargetIsAdmin')
  expect(refusalFor('mute', person('admin', 1), person('anchor', 2))).toBe('NoRight')
  expect(refusalFor('kick', person('viewer', 1), person('admin', 2))).toBe('NoRight')
})

test('a year guard is muted or kicked by the anchor, not by an admin', () => {
  const guard = person('viewer', 2, 2)
  for (const act of ['mute', 'kick', 'delMsg'] as const) {
    expect(refusalFor(act, person('admin', 1), guard)).toBe('GuardImmune')
    expect(refusalFor(act, person('anchor', 1), guard)).toBeUndefined()
  }
  expect(refusalFor('mute', person('admin', 1), person('viewer', 2, 1))).toBeUndefined()
})

test('nobody acts on themselves, but everybody deletes their own lines', () => {
  for (const role of roles) {
    for (const act of roomActs) {
      expect(refusalFor(act, person(role, 1), person(role, 1))).toBe(act === 'delMsg' ? undefined : 'NoRight')
    }
  }
})

test('the numbers of the user card', () => {
  const number = (actor: RoomRole, target: RoomRole) => popAction(person(actor, 1), person(target, 2))
  expect(popAction(person('anchor', 1), person('anchor', 1))).toBe(0)
  expect(['viewer', 'admin', 'anchor', 'super'].map((r) => number('viewer', r as RoomRole))).toEqual([30, 30, 30, 70])
  expect(['viewer', 'admin', 'anchor', 'super'].map((r) => number('admin', r as RoomRole))).toEqual([40, 30, 30, 70])
  expect(['viewer', 'admin', 'super'].map((r) => number('anchor', r as RoomRole))).toEqual([501, 502, 70])
  expect(['viewer', 'admin', 'anchor', 'super'].map((r) => number('super', r as RoomRole))).toEqual([40, 40, 60, 70])
})

test('a sanction is overruled by its own rank and above', () => {
  const table = sanctioners.map((actor) => sanctioners.map((maker) => mayOverrule(actor, maker)))
  expect(table).toEqual([
    [true, false, false, false],
    [true, true, false, false],
    [true, true, true, false],
    [true, true, true, true],
  ])
  for (const maker of sanctioners) expect(mayOverrule('viewer', maker)).toBe(false)
  for (const actor of sanctioners)
    for (const maker of sanctioners) expect(outranks(actor, maker)).toBe(mayOverrule(actor, maker) && actor !== maker)
})
