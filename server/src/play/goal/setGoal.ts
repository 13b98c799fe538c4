import { type GoalKind, type Livegame, MAX_GOAL_COINS, MAX_OPEN_GOALS, MIN_GOAL_COINS, type Parsed, type RefusalOf } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import { lockShow, openShowOf } from '../../shows/show/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { giftPrice, goalByRequest, insertGoal, roomGoalOf, runningGoals } from './goal.store.ts'
import { goalEvent } from './goalEvent.ts'

type Refusal = RefusalOf<typeof Livegame.setWishingWell>
type Target = Parsed<typeof Livegame.setWishingWell>

/** Unit and price of what is asked for: so many of a gift as it costs now, or coins. */
async function priceOf(sql: Sql, { need_coin: coins, giftid, giftcount }: Target): Promise<{ unit: number; need: bigint } | Refusal> {
  if (giftid > 0 !== giftcount > 0 || giftid > 0 === coins > 0) return 'BadAmount'
  const unit = giftid > 0 ? await giftPrice(sql, giftid) : 1
  if (unit === undefined) return 'NoSuchGift'
  const need = giftid > 0 ? unit * giftcount : coins
  return need < MIN_GOAL_COINS || need > MAX_GOAL_COINS ? 'BadAmount' : { unit, need: BigInt(need) }
}

/** The show's row is locked: of two that would be the last one allowed, one is refused, and no goal is set in a show that has ended. */
export async function setGoal(
  sql: Sql,
  rooms: LiveDeps['rooms'],
  uid: number,
  kind: GoalKind,
  minutes: number,
  target: Target,
  isSensitive: boolean,
): Promise<bigint | Refusal> {
  const open = await openShowOf(sql, uid)
  const show = open && (await lockShow(sql, open.stream))
  if (show?.state !== 'live') return 'NotLive'
  const { title, giftid, client_request_id: requestId } = target
  const request = JSON.stringify([kind, title, target.need_coin, giftid, target.giftcount, minutes])
  const earlier = await goalByRequest(sql, show.id, requestId)
  if (earlier) return earlier.request === request ? earlier.id : 'IdempotencyConflict'
  if (isSensitive) return 'SensitiveWord'
  const price = await priceOf(sql, target)
  if (typeof price === 'string') return price
  if ((await runningGoals(sql, show.id)) >= MAX_OPEN_GOALS) return 'TooManyGoals'
  const id = await insertGoal(sql, { showId: show.id, kind, title, gift: giftid || null, ...price, requestId, request, minutes })
  await rooms.publish(sql, show.stream, goalEvent(await roomGoalOf(sql, id)))
  return id
}
