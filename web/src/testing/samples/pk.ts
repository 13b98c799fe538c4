import type { BattleState, Output, Pk, PkBattle } from '@nimbo/contract'
import { kaique, noor, viewers } from './people.ts'
import { room, rooms } from './rooms.ts'

const giver = (uid: number, uname: string, coins: number, uhead = '') => ({ uid, uname, uhead, coins: String(coins) })
const rival = rooms.find(({ uid }) => uid !== room.uid)!

/** A battle of the sample room, which invited. */
export function pkOf(state: BattleState, more: Partial<PkBattle> = {}): PkBattle {
  const version = ['invited', 'connecting', 'countdown', 'fight', 'frozen', 'punish', 'idle'].indexOf(state) + 1
  const left = { invited: 11, connecting: 8, countdown: 3, fight: 138, frozen: 7, punish: 52, idle: 0 }[state]
  const now = Date.now()
  const isOver = state === 'punish' || state === 'idle'
  return {
    battle: 4711,
    version,
    state,
    outcome: isOver ? 'win' : '',
    sides: [
      {
        uid: room.uid,
        uname: room.user_nicename,
        uhead: room.avatar,
        level: 62,
        stream: room.stream,
        score: isOver ? '24180' : '18420',
        streak: 3,
        gone: 0,
        givers: [giver(301, 'Omar Haddad', 9400), giver(302, 'Camille B.', 4900), giver(303, 'Diego Paz', 2000)],
      },
      {
        uid: rival.uid,
        uname: rival.user_nicename,
        uhead: rival.avatar,
        level: 48,
        stream: rival.stream,
        score: isOver ? '21305' : '15960',
        streak: 1,
        gone: 0,
        givers: [giver(304, 'Lucía', 6700), giver(305, 'Kaíque', 5200), giver(306, 'Noor', 2100)],
      },
    ],
    minutes: 5,
    punish: 'sing',
    punish_time: 60,
    winner: isOver ? room.uid : 0,
    overtimes: 0,
    at: now,
    since: now - 10_000,
    until: left === 0 ? 0 : now + left * 1000,
    no: 120,
    upto: '99120',
    ...more,
  }
}

/** The invitation as the one who is invited sees it. */
export const pkInvited = (): PkBattle => {
  const battle = pkOf('invited')
  return { ...battle, sides: battle.sides.toReversed() }
}

const states = ['free', 'battle', 'free', 'private', 'guests'] as const
export const rivals: Output<typeof Pk.getRivals> = {
  list: [noor, kaique, ...viewers].slice(0, states.length).map((person, n) => ({
    ...person,
    stream: `${person.id}_1760000000`,
    nums: 8913 >> n,
    isattention: n < 3 ? 1 : 0,
    state: states[n] ?? 'free',
    left: n === 1 ? 130 : 0,
    met: n === 0 ? 3 : 0,
    won: n === 0 ? 2 : 0,
  })),
  today: { won: 3, lost: 1 },
  isopen: 1,
}
