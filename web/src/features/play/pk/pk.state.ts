import type { EventOf, PkBattle, PkSide } from '@nimbo/contract'
import type { RoomSlice } from '../../../room/feature.ts'

export interface PkState {
  /** The last battle or invitation this room had. */
  battle: PkBattle | undefined
  /** Offset of this device's clock ahead of the server's, in milliseconds, by the fastest message so far. */
  ahead: number
  /** The anchor chooses whom to invite, or whether to give up; what was open for one state is closed with it. */
  choosing: boolean
  /** The battle whose end was put away. */
  seen: number
}

/** By version, and within one by the time it was said: events may come twice or in any order. */
function isNewer(next: PkBattle, known: PkBattle | undefined): boolean {
  if (!known || next.battle !== known.battle) return !known || next.battle > known.battle
  return next.version > known.version || (next.version === known.version && next.at >= known.at)
}

/** Scores only grow by number: the higher one stays, whichever message brought it. */
function withScore(next: PkBattle, known: PkBattle | undefined): PkBattle {
  if (known?.battle !== next.battle || known.no <= next.no) return next
  const sides = next.sides.map((side) => {
    const { score, givers } = known.sides.find(({ uid }) => uid === side.uid) ?? side
    return { ...side, score, givers }
  })
  return { ...next, no: known.no, upto: known.upto, sides }
}

export function stateAfter(state: PkState, next: PkBattle, now = Date.now()): PkState {
  if (!isNewer(next, state.battle)) return { ...state, battle: state.battle && withScore(state.battle, next) }
  const choosing = state.choosing && next.state === (state.battle?.state ?? 'idle')
  return { ...state, choosing, battle: withScore(next, state.battle), ahead: Math.min(state.ahead, now - next.at) }
}

export function scoreAfter(
  state: PkState,
  { battle, no, upto, sides }: Pick<EventOf<'pkScore'>, 'battle' | 'no' | 'upto' | 'sides'>,
): PkState {
  const known = state.battle
  if (known?.battle !== battle || no <= known.no) return state
  const scored = known.sides.map((side) => ({ ...side, ...sides.find(({ uid }) => uid === side.uid) }))
  return { ...state, battle: { ...known, no, upto, sides: scored } }
}

export const pkSlice: RoomSlice<PkState> = {
  name: 'pk',
  initial: { battle: undefined, ahead: Infinity, choosing: false, seen: 0 },
  restore: (state, { pk }) => (pk ? stateAfter(state, pk) : isOver(state.battle) ? state : { ...state, battle: undefined }),
  on: { pkState: (state, event) => stateAfter(state, event), pkScore: scoreAfter },
  // The rival is shown as long as the battle says so, and never for having come into the room alone.
  facts: ({ battle }, { liveuid }) => ({ opposite: isSplit(battle) ? battle?.sides.find(({ uid }) => uid !== liveuid)?.uid : undefined }),
}

const isOver = (battle: PkBattle | undefined) => battle?.state === 'idle'

/** States in which both pictures stand side by side. */
const split = new Set(['countdown', 'fight', 'frozen', 'punish'])
export const isSplit = (battle: PkBattle | undefined): boolean => battle !== undefined && split.has(battle.state)

/** A battle that was fought and is over, until it is put away. */
const fought = new Set(['win', 'surrender', 'forfeit', 'draw', 'void'])
export const isFought = (battle: PkBattle | undefined): battle is PkBattle =>
  battle !== undefined && (battle.state === 'punish' || battle.state === 'idle') && fought.has(battle.outcome)

/** Own anchor first: they stand at the start side of their room. */
export function sidesFor(battle: PkBattle, liveuid: number): [PkSide, PkSide] | undefined {
  const own = battle.sides.find(({ uid }) => uid === liveuid)
  const rival = battle.sides.find(({ uid }) => uid !== liveuid)
  return own && rival && [own, rival]
}

/** Whole seconds until the state ends, by the server's clock. */
export function secondsLeft({ until }: Pick<PkBattle, 'until'>, serverNow: number): number {
  return Math.max(0, Math.ceil((until - serverNow) / 1000))
}

const LEAST = 12
/** Own side's part of the bar, in percent; never so small that its figure has no room. */
export function shareOf(own: string, rival: string): number {
  const [a, b] = [BigInt(own), BigInt(rival)]
  if (a + b <= 0n) return 50
  return Math.min(100 - LEAST, Math.max(LEAST, Number((a * 1000n) / (a + b)) / 10))
}
