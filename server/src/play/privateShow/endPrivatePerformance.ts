import { isInPrivateShow, PrivateShow, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { applyTransition } from './applyTransition.ts'
import { describe } from './describe.ts'
import { closeRoom } from './pollMedia.ts'
import { isOf, readPrivate } from './privateShow.store.ts'

const { endPrivatePerformance: call } = PrivateShow

export function endPrivatePerformance(deps: LiveDeps): Handler<typeof call> {
  const { db, config } = deps
  return async ({ uid }, { id }) => {
    const row = await db.query((sql) => readPrivate(sql, id))
    if (!isOf(row, uid)) refuse(call, 'NoSuchPerformance')
    const done = await db.transaction((sql) => applyTransition(deps, sql, id, 'end', uid === row.anchor ? 'anchor' : 'viewer'))
    // Media flow of both sides is stored in rows: the bill needs neither of them to stay.
    if (done!.taken && isInPrivateShow(row.state)) await closeRoom(deps, row)
    return { performance: await db.query((sql) => describe(sql, done!.row, uid, config.minuteSeconds)) }
  }
}
