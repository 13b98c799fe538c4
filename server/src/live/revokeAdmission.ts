import { addJob } from '../platform/jobs.ts'
import type { Sql } from '../platform/postgres.ts'
import { channelsOfShow, unsubscribe } from '../room/index.ts'
import { endAdmission } from './admission.store.ts'
import { leaveSeat } from './guest.store.ts'

/** Ends a person's admission everywhere, in one transaction: calls by the row, room events by the outbox, media by a job. */
export async function revokeAdmission(sql: Sql, showId: bigint, uid: number): Promise<void> {
  const ended = await endAdmission(sql, showId, uid)
  if (!ended) return
  await leaveSeat(sql, showId, uid)
  await unsubscribe(sql, ended.stream, uid, channelsOfShow(ended.stream, ended.frameChannels))
  await addJob(sql, 'leaveMedia', { uid }, 0, `leave:${uid}`)
}
