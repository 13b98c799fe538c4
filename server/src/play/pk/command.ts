import { type AnyCall, type BattleActor, type BattleEvent, battleMachine, type Output, type Pk, Refusal, step } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { type Battle, battleView, databaseNow, lockBattle } from './battle.store.ts'
import { applyTransition } from './applyTransition.ts'
import { removeRivals } from './removeRivals.ts'
import { phasesOf } from './phases.ts'
import type { PkDeps } from './PkDeps.ts'

interface Command {
  call: AnyCall & { refusals: { NoSuchBattle: number } }
  uid: number
  battle: number
  version: number
  event: BattleEvent
  /** Looked at under the lock, before a step that the table allows. */
  check?(sql: Sql, battle: Battle): Promise<void>
  /** True when the battle is as the command would make it, also when it was sent before. */
  isDone(battle: Battle): boolean
}
type Answer = Output<typeof Pk.cancel>

const actorOf = (battle: Battle, uid: number, event: BattleEvent): BattleActor =>
  event === 'waive' && battle.winner === uid ? 'winner' : battle.inviter === uid ? 'inviter' : 'invitee'

/** One of the two decides. Under the row's lock the first wins; whoever comes later is answered with what became of it. */
export async function command(deps: PkDeps, { call, uid, battle: id, version, event, check, isDone }: Command): Promise<Answer> {
  const phases = phasesOf(deps.config)
  const { answered, ended } = await deps.db.transaction(async (sql) => {
    const battle = await lockBattle(sql, id)
    const side = battle?.sides.find((s) => s.uid === uid)
    if (!battle || !side) throw new Refusal(call.name, 'NoSuchBattle', call.refusals.NoSuchBattle)
    const now = await databaseNow(sql)
    const isLate = now >= battle.until
    const isWaiting = battle.state === 'invited' || battle.state === 'connecting'
    const rival = battle.sides.find((s) => s.uid !== uid)!
    // The clock was first, though nobody has looked at it yet.
    const happening =
      isLate && isWaiting
        ? ({ event: 'time', actor: 'server', now } as const)
        : {
            event,
            actor: actorOf(battle, uid, event),
            now,
            ...(event === 'surrender' && { outcome: 'surrender' as const, winner: rival.uid }),
          }
    const mayAct = battle.version === version || (isLate && isWaiting)
    if (mayAct && !isLate && step(battleMachine, battle.state, event, happening.actor)) await check?.(sql, battle)
    const next = mayAct && (isWaiting || !isLate) ? await applyTransition(sql, deps.rooms, phases, battle, happening) : undefined
    const view = await battleView(sql, id)
    const done: Answer['done'] = isDone(next ?? battle) ? 1 : 0
    return { answered: { pk: view, done }, ended: next?.state === 'idle' && battle.state !== 'invited' ? next : undefined }
  })
  if (ended) await removeRivals(deps, ended)
  return answered
}
