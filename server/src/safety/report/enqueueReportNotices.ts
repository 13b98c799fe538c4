import { addNotice } from '../../core/notice/index.ts'
import type { Database, Sql } from '../../platform/postgres.ts'

const BATCH = 200

/** Each reporter once, however often the job runs: the mark and the notice are one transaction. */
async function enqueueBatch(sql: Sql, id: number): Promise<number> {
  const told = await sql.query<{ uid: number; acted: boolean; name: string }>(
    `update report r set told_at = now() from report_case c join read.account a on a.id = c.uid
     where c.id = $1 and c.decision is not null and r.id in (
       select e.id from report e where e.case_id = $1 and e.told_at is null order by e.id limit $2 for update skip locked)
     returning r.uid, c.decision <> 'dismiss' as acted, a.nicename as name`,
    [id, BATCH],
  )
  for (const { uid, acted, name } of told) await addNotice(sql, uid, 'report', { id, acted, name })
  return told.length
}

export async function enqueueReportNotices({ db }: { db: Database }, id: number): Promise<void> {
  while ((await db.transaction((sql) => enqueueBatch(sql, id))) === BATCH);
}
