import type { SanctionAct } from '@nimbo/contract'
import { addNotice } from '../../core/notice/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import type { MadeSanction } from './sanction.store.ts'
import type { Reason } from './reason.store.ts'

/** Tells the person why and until when, in the transaction that makes the sanction. `room`: the anchor's name, empty when it holds everywhere. */
export async function enqueueSanctionNotice(
  sql: Sql,
  uid: number,
  { id, endtime, act, room, reason }: MadeSanction & { act: SanctionAct; room: string; reason: Pick<Reason, 'names'> },
): Promise<void> {
  await addNotice(sql, uid, 'sanction', { id, act, room, reason: reason.names, until: endtime })
}
