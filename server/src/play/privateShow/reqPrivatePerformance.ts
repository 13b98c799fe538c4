import { PRIVATE_CONSENT, privateAnswerSeconds, PrivateShow, Refusal, type RefusalOf, refuse, refuseCommon } from '@nimbo/contract'
import { hold, spendRefusal } from '../../core/ledger/index.ts'
import { lockRoomOccupancy, lockTerms, memberOf } from '../../shows/admission/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { type LiveDeps, newEvent, type RoomPublisher } from '../../core/room/index.ts'
import { depositRef } from './applyTransition.ts'
import { coinsOf } from './coinsOf.ts'
import { describe } from './describe.ts'
import { depositBy, insertDeposit, insertPrivate, isMinor, lockOpen, offerOf, readPrivate } from './privateShow.store.ts'

const { reqPrivatePerformance: call } = PrivateShow
type AskRefusal = RefusalOf<typeof call>

interface Asked {
  uid: number
  liveuid: number
  stream: string
  price: bigint
  minutes: number
  key: string
  /** They have asked this anchor often enough for now. */
  isSpent: boolean
}

export function reqPrivatePerformance({ db, rooms, limits, config }: LiveDeps): Handler<typeof call> {
  const [pace, unaccepted] = [limits('privateRequests'), limits('unacceptedRequests')]
  return async ({ uid }, { liveuid, stream, need_coin_min: price, minutes, client_request_id: key }) => {
    await pace.take(call, uid)
    const pair = `private:${uid}:${liveuid}`
    const isSpent = await unaccepted.isSpent(pair)
    // Refused outside the transaction: inside, the refusal recorded by the ledger would be rolled back.
    const asked = await db.transaction((sql) => request(sql, rooms, { uid, liveuid, stream, price: BigInt(price), minutes, key, isSpent }))
    if (typeof asked === 'string') refuse(call, asked)
    const { id, isNew } = asked
    if (isNew) await unaccepted.count(pair)
    return db.query(async (sql) => ({
      coin: await coinsOf(sql, uid),
      performance: await describe(sql, (await readPrivate(sql, id))!, uid, config.minuteSeconds),
    }))
  }
}

/** The number of the private show; a repeat under one key is answered the same one, whatever became of it. */
async function request(sql: Sql, rooms: RoomPublisher, a: Asked): Promise<{ id: bigint; isNew: boolean } | AskRefusal> {
  const again = (id: bigint | undefined) => id !== undefined && { id, isNew: false }
  const earlier = await depositBy(sql, a.uid, a.key)
  if (earlier) {
    const row = await readPrivate(sql, earlier.id)
    const isSame = row?.stream === a.stream && earlier.n === 1 && earlier.minutes === a.minutes && row.price === a.price
    return (isSame && again(earlier.id)) || 'IdempotencyConflict'
  }
  if (a.isSpent) refuseCommon(call, 'TooMany')
  const show = await lockTerms(sql, a.stream, a.uid)
  if (show?.uid !== a.liveuid || show.state !== 'live') return 'RoomEnded'
  if (a.uid === a.liveuid) return 'Yourself'
  if (!(await memberOf(sql, a.stream, a.uid))) return 'NotAdmitted'
  if (await isMinor(sql, a.uid)) return 'AgeRequired'
  const offered = await offerOf(sql, a.liveuid)
  if (offered === 0n) return 'NotOffered'
  if (offered !== a.price) return 'FeeChanged'
  if ((await lockOpen(sql, show.id, a.uid)) || (await lockRoomOccupancy(sql, a.stream))) {
    // Perhaps with this very request, which came twice at once.
    return again((await depositBy(sql, a.uid, a.key))?.id) || 'Engaged'
  }
  const coins = a.price * BigInt(a.minutes)
  const intent = { uid: a.uid, key: a.key, request: `private ${a.stream} ${a.price} ${a.minutes}` }
  const { status, transfer, replayed } = await hold(sql, intent, 'depositHold', 'coins', coins, depositRef(a.stream, a.uid, a.key))
  if (status === 'mismatch') return 'IdempotencyConflict'
  if (status !== 'ok') return spendRefusal(status)
  if (replayed) return again((await depositBy(sql, a.uid, a.key))?.id) || 'IdempotencyConflict'
  const id = await insertPrivate(sql, { ...a, showId: show.id, consent: PRIVATE_CONSENT, answerSeconds: privateAnswerSeconds })
  // Thrown: the deposit is not held.
  if (id === undefined) throw new Refusal(call.name, 'Engaged', call.refusals.Engaged)
  await insertDeposit(sql, { id, n: 1, minutes: a.minutes, coins, transfer: transfer!, uid: a.uid, key: a.key })
  const fields = { performanceid: Number(id), need_coin_min: Number(a.price) }
  await rooms.publish(sql, a.stream, newEvent('privateAsked', fields))
  return { id, isNew: true }
}
