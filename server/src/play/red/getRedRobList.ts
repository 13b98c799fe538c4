import { Red, redTypes, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import { memberOf } from '../../shows/admission/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { withoutBlocked } from '../../people/user/index.ts'
import { findRed, takersOf, type Taker } from './red.store.ts'

const { getRedRobList: call } = Red

export function getRedRobList({ db }: Pick<LiveDeps, 'db'>): Handler<typeof call> {
  return async ({ uid, hasBlocks }, { stream, redid }) =>
    db.query(async (sql) => {
      const member = await memberOf(sql, stream, uid)
      if (!member) refuse(call, 'NotAdmitted')
      const pack = await findRed(sql, member.show.id, redid, uid)
      if (!pack) refuse(call, 'NoSuchRed')
      const takers = await takersOf(sql, redid)
      const isOver = pack.state === 'empty' || pack.state === 'closed'
      const luckiest = isOver && pack.type === redTypes.lucky ? luckiestOf(takers) : undefined
      const uids = takers.map((taker) => taker.uid)
      const shown = new Set(hasBlocks ? await withoutBlocked(sql, uid, uids) : uids)
      return {
        redinfo: { ...pack, coin_rob: String(pack.taken_coins), refunded: String(pack.refunded ?? 0n) },
        list: takers.filter((taker) => shown.has(taker.uid)).map((taker) => ({ ...taker, luckiest: taker === luckiest ? 1 : 0 }) as const),
        win: pack.win,
      }
    })
}

/** The first of those with most; nobody is luckier than the others while there is only one. */
function luckiestOf(takers: readonly Taker[]): Taker | undefined {
  if (takers.length < 2) return undefined
  return takers.reduce((most, taker) => (BigInt(taker.win) > BigInt(most.win) ? taker : most))
}
