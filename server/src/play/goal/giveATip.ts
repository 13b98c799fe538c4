import { DO_MINUTES, goalMachine, Livegame, type RefusalOf, refuse, step } from '@nimbo/contract'
import { operationOf, spendRefusal, tip, walletOf } from '../../core/ledger/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { memberOf } from '../../shows/admission/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { addTip, goalCard, lockGoal, placeOfGoal, roomGoalOf, tipOf } from './goal.store.ts'
import { tipEvent } from './goalEvent.ts'
import { endIfLate } from './stepGoal.ts'

const { giveATip: call } = Livegame
type Refusal = RefusalOf<typeof call>
interface Tip {
  uid: number
  liveuid: number
  id: number
  coin: number
  key: string
}
interface Tipped {
  goal: bigint
  coins: bigint
}

/**
 * Coins, progress and event are one transaction. The giver's wallet is locked before the goal: of two tips for the last coins the second
 * sees what the first has left to give.
 */
export function giveATip({ db, rooms, limits }: LiveDeps): Handler<typeof call> {
  const pace = limits('tips')

  async function give(sql: Sql, { uid, liveuid, id, coin, key }: Tip): Promise<Tipped | Refusal> {
    const intent = { uid, key, request: `tip ${liveuid} ${id} ${coin}` }
    await sql.query('select ledger.lock_wallet($1)', [uid])
    if ((await operationOf(sql, uid, key)) !== undefined) {
      const before = await tip(sql, { ...intent, coins: BigInt(coin), ref: 'tip:' })
      if (before.status === 'mismatch') return 'IdempotencyConflict'
      if (before.status !== 'ok') return spendRefusal(before.status)
      const tipped = await tipOf(sql, before.transfer!)
      return tipped ?? 'IdempotencyConflict'
    }
    const place = await placeOfGoal(sql, id)
    if (place?.liveuid !== liveuid) return 'NoSuchGoal'
    if (uid === liveuid) return 'Yourself'
    const member = await memberOf(sql, place.stream, uid)
    if (!member) return 'NotAdmitted'
    const found = await lockGoal(sql, id)
    const goal = await endIfLate(sql, rooms, found!)
    if (coin % goal.unit !== 0) return 'BadAmount'
    const missing = goal.need - goal.given
    const coins = BigInt(coin) < missing ? BigInt(coin) : missing
    const next = step(goalMachine, goal.state, coins === missing ? 'fill' : 'tip', 'viewer')
    if (!next) return goal.state === 'reached' ? 'GoalFull' : 'GoalOver'
    const { status, transfer } = await tip(sql, { ...intent, coins, ref: `tip:${goal.stream}:${goal.id}:${key}` })
    if (status === 'mismatch') return 'IdempotencyConflict'
    if (status !== 'ok') return spendRefusal(status)
    await addTip(sql, { id: goal.id, state: next.to }, { transfer: transfer!, uid, coins, doMinutes: DO_MINUTES })
    await rooms.publish(sql, goal.stream, tipEvent(await roomGoalOf(sql, goal.id), member.sender, coins))
    return { goal: goal.id, coins }
  }

  return async ({ uid, language }, { liveuid, id, coin, client_request_id: key }) => {
    await pace.take(call, uid)
    const tipped = await db.transaction((sql) => give(sql, { uid, liveuid, id, coin, key }))
    // Outside of the transaction: what the ledger refused, and a goal that turned out to be over, stay.
    if (typeof tipped === 'string') refuse(call, tipped)
    const [{ coins, coins_held: held }, goal] = await db.query((sql) =>
      Promise.all([walletOf(sql, uid), goalCard(sql, tipped.goal, uid, language)]),
    )
    return { coin: String(coins - held), tipped: String(tipped.coins), goal }
  }
}
