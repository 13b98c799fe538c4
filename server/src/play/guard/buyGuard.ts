import { Guard, refuse } from '@nimbo/contract'
import { requestHash } from '../../core/ledger/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { buyGuardOf } from './guard.store.ts'

const { buyGuard: call } = Guard

export function buyGuard({ db }: Pick<LiveDeps, 'db'>): Handler<typeof call> {
  return async ({ uid }, { liveuid, stream, guardid: tier, overwrite, coin: price, client_request_id: key }) => {
    const hash = requestHash(`guard ${stream} ${tier} ${overwrite}`)
    const request = { uid, key, hash, liveuid, stream, tier, overwrite: overwrite === 1, price }
    const bought = await db.query((sql) => buyGuardOf(sql, request))
    if (bought.refusal !== null) refuse(call, bought.refusal)
    const { coin, level, votestotal, guard_nums: guards, guardid, type, endtime } = bought
    return { coin: String(coin), level, votestotal: String(votestotal), guard_nums: guards, guardid, type, endtime }
  }
}
