import {
  MAX_OPEN_REDS,
  MAX_RED_COINS,
  Red,
  redDelaySeconds,
  redGrants,
  redLifeSeconds,
  redTypes,
  type RefusalOf,
  refuse,
} from '@nimbo/contract'
import { luckySplit, newSeed, operationOf, sendPack, spendRefusal, walletOf } from '../../core/ledger/index.ts'
import { type Member, memberOf } from '../../shows/admission/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, newEvent } from '../../core/room/index.ts'
import { insertRed, lockOpenReds } from './red.store.ts'

const { sendRed: call } = Red
type Refusal = RefusalOf<typeof call>

/** Debit, shares, the room's row and the event are one transaction. A repeat is answered with the pack the first one made. */
export function sendRed({ db, rooms, limits, wordFilter }: LiveDeps): Handler<typeof call> {
  const pace = limits('redPacks')

  return async ({ uid }, { stream, type, type_grant: grant, coin, nums, des, follow, client_request_id: key }) => {
    await pace.take(call, uid)
    const isLucky = type === redTypes.lucky
    const total = BigInt(coin) * (isLucky ? 1n : BigInt(nums))
    if ((isLucky && nums > coin) || total > MAX_RED_COINS) refuse(call, 'BadAmount')
    const isSensitive = des !== '' && (await wordFilter.find(des)) !== undefined
    const seed = newSeed()
    const shares = isLucky ? luckySplit(total, nums, seed, key) : Array.from({ length: nums }, () => BigInt(coin))
    const { status, pack, balance } = await db.transaction(async (sql) => {
      const member = await memberOf(sql, stream, uid)
      if (!(await operationOf(sql, uid, key))) {
        const refusal = refusalFor(member, des, isSensitive)
        if (refusal) refuse(call, refusal)
        // Perhaps with this very pack, which came twice at once.
        const isFull = (await lockOpenReds(sql, member!.show.id, uid)) >= MAX_OPEN_REDS
        if (isFull && !(await operationOf(sql, uid, key))) refuse(call, 'TooManyOpen')
      }
      const request = `red ${stream} ${type} ${grant} ${coin} ${nums} ${follow} ${des}`
      const delaySeconds = grant === redGrants.delayed ? redDelaySeconds : 0
      const sent = await sendPack(sql, {
        uid,
        key,
        request,
        shares,
        delaySeconds,
        lifeSeconds: redLifeSeconds,
        seed,
        nonce: key,
        ref: stream,
      })
      if (member && sent.status === 'ok' && !sent.replayed) {
        await insertRed(sql, { id: sent.pack!, showId: member.show.id, uid, type, grant, des, follow: follow === 1 })
        const event = newEvent('redSent', {
          ...member.sender,
          redid: Number(sent.pack),
          type,
          type_grant: grant,
          totalcoin: String(total),
          nums,
          des,
          second: delaySeconds,
          left: delaySeconds + redLifeSeconds,
          follow: follow === 1 ? 1 : 0,
          at: Date.now(),
        })
        await rooms.publish(sql, stream, event)
      }
      const { coins, coins_held: held } = await walletOf(sql, uid)
      return { ...sent, balance: coins - held }
    })
    // After the transaction: what was refused is stored under its key, too.
    if (status === 'mismatch') refuse(call, 'IdempotencyConflict')
    if (status !== 'ok') refuse(call, spendRefusal(status))
    return { redid: Number(pack), coin: String(balance) }
  }
}

function refusalFor(member: Member | undefined, des: string, isSensitive: boolean): Refusal | undefined {
  if (!member) return 'NotAdmitted'
  if (member.show.state !== 'live') return 'RoomEnded'
  if (des !== '' && member.mutedUntil !== null) return 'Muted'
  return isSensitive ? 'SensitiveWord' : undefined
}
