import { type RefusalOf, refuse, Barrages } from '@nimbo/contract'
import { readShares, votesFor } from '../../money/economy/index.ts'
import { operationOf, spend, spendRefusal, walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, newEvent } from '../../core/room/index.ts'
import { accountById } from '../../people/user/index.ts'
import { type Member, memberOf } from '../../shows/admission/index.ts'
import { barrageFee, insertBarrage } from './barrage.store.ts'
import { votesTotalOf } from '../../play/rank/index.ts'

const { sendBarrage: call } = Barrages
type Refusal = RefusalOf<typeof call>

/** Coins and event leave together. A repeat is answered as before, also by somebody who was muted or put out since. */
export function sendBarrage({ db, rooms, limits, wordFilter }: LiveDeps): Handler<typeof call> {
  const pace = limits('barrages')

  return async ({ uid }, { liveuid, stream, content, giftid, giftcount, fee: agreed, client_request_id: key }) => {
    await pace.take(call, uid)
    const isSensitive = (await wordFilter.find(content)) !== undefined
    const request = `barrage ${stream} ${giftid} ${giftcount} ${content}`
    const { status, transfer, coin, level } = await db.transaction(async (sql) => {
      const fee = BigInt(await barrageFee(sql))
      const member = await memberOf(sql, stream, uid)
      const isRepeat = (await operationOf(sql, uid, key)) !== undefined
      const refusal = refusalFor(member?.show.uid === liveuid ? member : undefined, isSensitive)
      if (refusal && !isRepeat) refuse(call, refusal)
      if (agreed !== undefined && BigInt(agreed) !== fee && !isRepeat) refuse(call, 'FeeChanged')
      // Payments of an anchor in their own room bring them no votes.
      const votes = uid === liveuid ? 0n : votesFor(await readShares(sql), 'barrage', fee)
      const votestotal = String((await votesTotalOf(sql, liveuid)) + votes)
      const outbox = member
        ? [
            rooms.outboxRow(
              stream,
              newEvent('barrage', { ...member.sender, content, giftid, giftcount, totalcoin: String(fee), votestotal }),
            ),
          ]
        : []
      const receivers = votes > 0n ? [{ uid: liveuid, votes }] : []
      const outcome = await spend(sql, { uid, key, request, op: 'barrage', coins: fee, receivers, ref: stream, outbox })
      if (member && outcome.transfer !== null) await insertBarrage(sql, outcome.transfer, member.show.id, uid, content)
      const { coins, coins_held: held } = await walletOf(sql, uid)
      return { ...outcome, coin: coins - held, level: member?.sender.level ?? (await accountById(sql, uid))?.level ?? 0 }
    })
    // After the transaction: what was refused is stored under its key, too.
    if (status === 'mismatch') refuse(call, 'IdempotencyConflict')
    if (status !== 'ok') refuse(call, spendRefusal(status))
    return { barragetoken: String(transfer), level, coin: String(coin) }
  }
}

function refusalFor(member: Member | undefined, isSensitive: boolean): Refusal | undefined {
  if (!member) return 'NotAdmitted'
  if (member.show.state === 'ended') return 'RoomEnded'
  if (member.mutedUntil !== null) return 'Muted'
  return isSensitive ? 'SensitiveWord' : undefined
}
