import { Moderation, type RefusalOf, refuse } from '@nimbo/contract'
import { readShares, votesFor } from '../economy/index.ts'
import { operationOf, spend, type Status } from '../ledger/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { newEvent } from '../room/index.ts'
import { memberOf } from './admission.store.ts'
import { barrageFee } from './barrage.store.ts'
import type { LiveDeps } from './LiveDeps.ts'

const { sendBarrage: call } = Moderation
type Refusal = RefusalOf<typeof call>

const refusals: Partial<Record<Status, Refusal>> = {
  insufficient: 'InsufficientBalance',
  limit: 'LimitReached',
  excluded: 'Excluded',
  frozen: 'Frozen',
  mismatch: 'IdempotencyConflict',
}

/** Coins and event leave together. A repeat is answered as before, also by somebody who was muted since. */
export function sendBarrage({ db, rooms, limits, wordFilter }: LiveDeps): Handler<typeof call> {
  const pace = limits('barrages')

  return async ({ uid }, { liveuid, stream, content, giftid, giftcount, client_request_id: key }) => {
    await pace.take(call, uid)
    const isSensitive = (await wordFilter.find(content)) !== undefined
    const { status, balance, transfer, level } = await db.transaction(async (sql) => {
      const member = await memberOf(sql, stream, uid)
      if (member?.show.uid !== liveuid) refuse(call, 'NotAdmitted')
      const refusal = refusalFor(member.show.state, member.mutedUntil, isSensitive)
      if (refusal && !(await operationOf(sql, uid, key))) refuse(call, refusal)

      const fee = BigInt(await barrageFee(sql))
      const { sender } = member
      const event = newEvent('barrage', { ...sender, content, giftid, giftcount, totalcoin: String(fee), votestotal: '0' })
      // What an anchor pays in their own room brings them nothing.
      const votes = uid === liveuid ? 0n : votesFor(await readShares(sql), 'barrage', fee)
      const outcome = await spend(sql, {
        uid,
        key,
        request: `barrage ${stream} ${giftid} ${giftcount} ${content}`,
        op: 'barrage',
        coins: fee,
        receivers: votes > 0n ? [{ uid: liveuid, votes }] : [],
        ref: stream,
        outbox: [rooms.outboxRow(stream, event)],
      })
      return { ...outcome, level: sender.level }
    })
    // After the transaction: what was refused is stored under its key, too.
    if (status !== 'ok') refuse(call, refusals[status] ?? unexpected(status))
    return { barragetoken: String(transfer), level, coin: String(balance) }
  }
}

function refusalFor(state: string, mutedUntil: number | null, isSensitive: boolean): Refusal | undefined {
  if (state === 'ended') return 'RoomEnded'
  if (mutedUntil !== null) return 'Muted'
  return isSensitive ? 'SensitiveWord' : undefined
}

function unexpected(status: Status): never {
  throw new Error(`unexpected status of a barrage: ${status}`)
}
