import { type BattleActor, type BattleEvent, type BattleState, battleMachine, type PkBattle, type PkOutcome, step } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { newEvent, type RoomPublisher } from '../../core/room/index.ts'
import { type Battle, battleView, type Change, setStreaks, writeChange } from './battle.store.ts'
import type { Phases } from './phases.ts'

export interface Transition {
  event: BattleEvent
  actor: BattleActor
  /** Time of the event, by the database's clock. */
  now: Date
  /** Outcome, where it does not follow from the event. */
  outcome?: PkOutcome
  winner?: number | undefined
}

const after = (from: Date, ms: number) => new Date(from.getTime() + ms)
const isEarlier = (a: Date, b: Date | null) => b === null || a < b

/**
 * Does what the table allows, and tells both rooms: the row is locked by the caller's transaction, and the event leaves with it.
 * Undefined when the table has no such step. A state that ended by its time ended at its time, however late somebody looks.
 */
export async function applyTransition(
  sql: Sql,
  rooms: RoomPublisher,
  phases: Phases,
  battle: Battle,
  transition: Transition,
): Promise<Battle | undefined> {
  const found = step(battleMachine, battle.state, transition.event, transition.actor)
  if (!found) return undefined
  const next = changeTo(found.to, battle, transition, phases)
  await writeChange(sql, battle.id, next)
  if (found.to === 'connecting') await setStreaks(sql, battle.id)
  await publishBattle(sql, rooms, battle)
  return {
    ...battle,
    ...next,
    version: battle.version + 1,
    outcome: next.outcome ?? battle.outcome,
    winner: next.winner ?? battle.winner,
    waived: battle.waived || next.waived === true,
    fightAt: next.fightAt ?? battle.fightAt,
    endsAt: next.endsAt ?? battle.endsAt,
  }
}

function changeTo(state: BattleState, battle: Battle, { event, now, outcome, winner }: Transition, phases: Phases): Change {
  const isDue = event === 'time' ? battle.until : now
  if (state === 'connecting') return { state, since: now, until: after(now, phases.connect) }
  if (state === 'countdown') {
    const fightAt = after(now, phases.countdown)
    return { state, since: now, until: fightAt, fightAt, endsAt: after(fightAt, battle.minutes * phases.minute) }
  }
  if (state === 'fight') return { state, since: battle.until, until: battle.endsAt! }
  if (state === 'frozen') {
    // A decision before the time is up ends the battle at that moment, at most at its planned end.
    const cut = event === 'time' || !isEarlier(now, battle.endsAt) ? battle.endsAt! : now
    return { state, since: cut, until: after(cut, phases.freeze), endsAt: cut, outcome: outcome ?? null, winner: winner ?? null }
  }
  if (state === 'punish')
    return {
      state,
      since: now,
      until: after(now, (battle.punishTime * phases.minute) / 60),
      outcome: outcome ?? null,
      winner: winner ?? null,
    }
  return {
    state,
    since: isDue,
    until: isDue,
    outcome: battle.outcome ?? outcome ?? outcomeOf(battle.state, event),
    winner: winner ?? null,
    waived: event === 'waive',
  }
}

/** Outcome of a battle that ends without a win or loss. */
function outcomeOf(state: BattleState, event: BattleEvent): PkOutcome {
  if (event === 'reject') return 'rejected'
  if (event === 'cancel') return 'cancelled'
  if (event === 'fault') return 'void'
  return state === 'invited' && event === 'time' ? 'expired' : 'failed'
}

/** The battle as it stands, to both rooms. */
export async function publishBattle(sql: Sql, rooms: RoomPublisher, battle: Battle): Promise<PkBattle> {
  const view = await battleView(sql, battle.id)
  for (const { stream } of battle.sides) await rooms.publish(sql, stream, newEvent('pkState', view))
  return view
}
