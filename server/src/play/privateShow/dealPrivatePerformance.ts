import { PRIVATE_CONSENT, PrivateShow, refuse } from '@nimbo/contract'
import { lockRoomOccupancy } from '../../shows/admission/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { applyTransition } from './applyTransition.ts'
import { describe } from './describe.ts'
import { readPrivate } from './privateShow.store.ts'
import { mediaRoomOf } from './room.ts'

const { dealPrivatePerformance: call } = PrivateShow
const ACCEPT = 1

/** Late is no error: whoever answers what was withdrawn or timed out is told so by its state. */
export function dealPrivatePerformance(deps: LiveDeps): Handler<typeof call> {
  const { db, livekit, limits, config } = deps
  const unaccepted = limits('unacceptedRequests')
  return async ({ uid }, { id, liveuid, stream, op, need_coin_min: price, consent }) => {
    const row = await db.query((sql) => readPrivate(sql, id))
    if (row?.anchor !== uid || liveuid !== uid || row.stream !== stream) refuse(call, 'NoSuchPerformance')
    const accepts = op === ACCEPT
    if (accepts && consent !== PRIVATE_CONSENT) refuse(call, 'ConsentNeeded')
    if (row.price !== BigInt(price)) refuse(call, 'FeeChanged')
    // Before it is accepted: both join at once.
    if (accepts && row.state === 'asked') await livekit.openRoom(mediaRoomOf(row))
    const done = await db.transaction(async (sql) => {
      if (accepts && (await lockRoomOccupancy(sql, stream, { except: row.id }))) refuse(call, 'Engaged')
      return applyTransition(deps, sql, id, accepts ? 'accept' : 'decline', 'anchor', accepts ? consent : null)
    })
    if (accepts && done!.row.state === 'accepted') await unaccepted.forget(`private:${row.uid}:${uid}`)
    return { performance: await db.query((sql) => describe(sql, done!.row, uid, config.minuteSeconds)) }
  }
}
