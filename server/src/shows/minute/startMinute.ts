import { randomUUID } from 'node:crypto'
import { reserveMinute, type Status } from '../../core/ledger/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { lockEntrance, setMinuteDoor } from '../admission/index.ts'
import { insertMinute, lastMinute } from './minute.store.ts'
import type { Show } from '../show/index.ts'

/**
 * Reserves the next minute of somebody in a timed room, unless one runs: whoever comes back within it pays nothing again. Needs a
 * transaction, in which the ledger's hold and our row are one. A refusal is to be committed, too: the ledger recorded it.
 */
export async function startMinute(sql: Sql, show: Show, uid: number, seconds: number): Promise<Status> {
  if (show.price === null) throw new Error('no timed room')
  await lockEntrance(sql, show.id, uid)
  const last = await lastMinute(sql, show.id, uid)
  if (last?.running && last.door === show.door) return 'ok'
  const minute = (last?.minute ?? 0) + 1
  const { status } = await reserveMinute(sql, { show: show.stream, uid, minute, key: randomUUID() }, show.price)
  await setMinuteDoor(sql, show.id, uid, status === 'ok' ? show.door : null)
  if (status === 'ok') await insertMinute(sql, { showId: show.id, uid, minute, door: show.door, price: show.price, seconds })
  return status
}
