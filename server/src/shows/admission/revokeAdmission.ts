import { addJob } from '../../platform/jobs.ts'
import type { Sql } from '../../platform/postgres.ts'
import { channelsOfShow, unsubscribe } from '../../core/room/index.ts'
import { admissionsBetween, endAdmission, endRefused, lockAdmission } from './admission.store.ts'
import { revokeLink } from '../guest/index.ts'
import type { Show } from '../show/index.ts'

/**
 * Ends a person's admission everywhere, in one transaction: calls by the row, room events by the outbox, media by a job. The row that
 * keeps them out is written before.
 */
export async function revokeAdmission(sql: Sql, showId: bigint, uid: number): Promise<void> {
  await lockAdmission(sql, uid)
  const ended = await endAdmission(sql, showId, uid)
  if (!ended) return
  await revokeLink(sql, showId, uid)
  await unsubscribe(sql, ended.stream, [uid], channelsOfShow(ended.stream, ended.frameChannels))
  await addJob(sql, 'leaveMedia', { uid }, 0, `leave:${uid}`)
}

/** Two people of whom one has just blocked the other: neither stays in a room of the other. */
export async function revokeBetween(sql: Sql, a: number, b: number): Promise<void> {
  await lockAdmission(sql, a, b)
  for (const { showId, uid } of await admissionsBetween(sql, a, b)) await revokeAdmission(sql, showId, uid)
}

/** Admissions that the show's new terms refuse, lookers too. The caller has locked the show and changed them. */
export async function revokeRefused(sql: Sql, show: Pick<Show, 'id' | 'stream' | 'frameChannels'>): Promise<void> {
  const uids = await endRefused(sql, show.id)
  if (uids.length > 0) await unsubscribe(sql, show.stream, uids, channelsOfShow(show.stream, show.frameChannels))
  await addJob(sql, 'clearMedia', { stream: show.stream }, 0, `clear:${show.stream}`)
}
