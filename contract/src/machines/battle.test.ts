import { expect, test } from 'vitest'
import { battleMachine, battleStates, type BattleState } from './battle.ts'
import { everyCase, step } from './machine.ts'

const allowed = everyCase(battleMachine).flatMap(({ state, event, actor, step: found }) =>
  found ? [`${state} ${event} ${actor} → ${found.to}`] : [],
)

test('what is allowed, and nothing else', () => {
  expect(allowed).toEqual([
    'idle invite inviter → invited',
    'invited invite invitee → connecting',
    'invited accept invitee → connecting',
    'invited reject invitee → idle',
    'invited cancel inviter → idle',
    'invited time server → idle',
    'invited fail server → idle',
    'connecting cancel inviter → idle',
    'connecting cancel invitee → idle',
    'connecting time server → idle',
    'connecting ready server → countdown',
    'connecting fail server → idle',
    'connecting fault server → idle',
    'countdown time server → fight',
    'countdown fail server → idle',
    'countdown fault server → idle',
    'fight time server → frozen',
    'fight fail server → frozen',
    'fight surrender inviter → frozen',
    'fight surrender invitee → frozen',
    'fight leave server → frozen',
    'fight fault server → idle',
    'frozen fault server → idle',
    'frozen decide server → punish',
    'frozen close server → idle',
    'punish time server → idle',
    'punish fail server → idle',
    'punish waive winner → idle',
  ])
})

test('every state leads back to idle by what the server does alone', () => {
  const ends = (state: BattleState, seen: readonly BattleState[] = []): boolean =>
    state === 'idle' ||
    battleMachine.events.some((event) => {
      const next = step(battleMachine, state, event, 'server')?.to
      return next !== undefined && !seen.includes(next) && ends(next, [...seen, state])
    })
  expect(battleStates.filter((state) => !ends(state))).toEqual([])
})

test('whoever was let into the other’s room is removed at every end after that', () => {
  const after = new Set<BattleState>(['connecting', 'countdown', 'fight', 'frozen', 'punish'])
  const kept = everyCase(battleMachine).filter(
    ({ state, step: found }) => after.has(state) && found?.to === 'idle' && !found.effects?.includes('part'),
  )
  expect(kept).toEqual([])
})
