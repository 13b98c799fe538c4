import type { EventOf, PkBattle } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { pkOf } from '../../../testing/samples/pk.ts'
import { isSplit, pkSlice, scoreAfter, secondsLeft, shareOf, sidesFor, stateAfter } from './pk.state.ts'
import type { PkState } from './pk.state.ts'

const fresh = (battle: PkBattle = pkOf('fight')): PkState => stateAfter(pkSlice.initial, battle)
const scored = (no: number, own: number, rival: number): EventOf<'pkScore'> => {
  const { battle, sides } = pkOf('fight')
  return {
    _method_: 'LivePk',
    action: 2,
    msgtype: 30,
    id: `s${no}`,
    battle,
    no,
    upto: String(no),
    sides: [
      { uid: sides[0]!.uid, score: String(own), givers: [] },
      { uid: sides[1]!.uid, score: String(rival), givers: [] },
    ],
  }
}

test('shuffled score messages end at what the ledger has', () => {
  const first = pkOf('fight').no
  const messages = Array.from({ length: 40 }, (_, n) => scored(first + n + 1, n * 3, n * 2))
  for (let seed = 1; seed <= 20; seed++) {
    const shuffled = messages.toSorted((a, b) => ((a.no * seed * 7919) % 101) - ((b.no * seed * 7919) % 101))
    const state = [...shuffled, ...shuffled.slice(0, 7)].reduce(scoreAfter, fresh())
    expect([state.battle?.no, ...state.battle!.sides.map(({ score }) => score)]).toEqual([first + 40, '117', '78'])
  }
})

test('an older state changes nothing, and a state never takes a newer score back', () => {
  const fight = pkOf('fight')
  const ahead = scoreAfter(fresh(fight), scored(fight.no + 5, 900, 100))
  const frozen = stateAfter(ahead, { ...pkOf('frozen'), no: fight.no + 2 })
  expect([frozen.battle?.state, frozen.battle?.no, frozen.battle?.sides[0]?.score]).toEqual(['frozen', fight.no + 5, '900'])
  expect(stateAfter(frozen, fight).battle?.state).toBe('frozen')
  expect(stateAfter(frozen, { ...pkOf('invited'), battle: fight.battle + 1, version: 1 }).battle?.state).toBe('invited')
})

test('what was open for one state is closed with it: who was choosing a rival is not asked whether to give up', () => {
  const choosing: PkState = { ...pkSlice.initial, choosing: true }
  expect(stateAfter(choosing, pkOf('idle')).choosing).toBe(true)
  const invited = stateAfter(choosing, pkOf('invited'))
  expect([invited.choosing, stateAfter(invited, pkOf('fight')).choosing]).toEqual([false, false])
  expect(stateAfter({ ...fresh(), choosing: true }, pkOf('frozen')).choosing).toBe(false)
})

test('a snapshot without a battle ends one that was missed, and leaves the end that is shown', () => {
  const none = { pk: undefined } as Parameters<NonNullable<typeof pkSlice.restore>>[1]
  expect(isSplit(pkSlice.restore!(fresh(), none).battle)).toBe(false)
  const over = stateAfter(fresh(), pkOf('idle'))
  expect(pkSlice.restore!(over, none).battle?.state).toBe('idle')
})

test('the own anchor stands first, the clock is the server’s, and the bar keeps room for both', () => {
  const battle = pkOf('fight')
  expect(sidesFor(battle, battle.sides[1]!.uid)?.map(({ uid }) => uid)).toEqual([battle.sides[1]!.uid, battle.sides[0]!.uid])
  expect(sidesFor(battle, 1)).toBeUndefined()
  expect(secondsLeft({ until: 10_500 }, 8_000)).toBe(3)
  expect([shareOf('0', '0'), shareOf('300', '100'), shareOf('0', '5'), shareOf('5', '0')]).toEqual([50, 75, 12, 88])
})
