import type { Sql } from '../../platform/postgres.ts'

const APPEAL_DAYS = 14

/** Deadline of an appeal, in epoch seconds, by the database's clock; 0 once it is too late. */
export const appealUntil = (decidedAt: string): string =>
  `case when ${decidedAt} > now() - interval '${APPEAL_DAYS} days'
     then extract(epoch from ${decidedAt} + interval '${APPEAL_DAYS} days')::int else 0 end`

/** A rejection of this person that stands and that no later application replaced. */
export async function appealableCertification(sql: Sql, uid: number, id: number): Promise<{ until: number } | undefined> {
  const rows = await sql.query<{ until: number }>(
    `select ${appealUntil('c.decided_at')} as until from certification c where c.id = $1 and c.uid = $2 and c.state <> 'pending'
       and exists (select 1 from certification_decision d where d.certification = c.id and d.decision = 'reject')
       and not exists (select 1 from certification n where n.uid = c.uid and n.id > c.id)`,
    [id, uid],
  )
  return rows[0]
}

export interface AppealedDecision {
  id: number
  title: string
  detail: string
  acted: number
}

/** Rejections that were appealed, as operators read them. */
export async function describeCertifications(sql: Sql, ids: readonly number[]): Promise<AppealedDecision[]> {
  return sql.query<AppealedDecision>(
    `select c.id, 'Certification rejected: ' || lower(r.name) as title, d.note as detail, extract(epoch from d.at)::int as acted
     from certification c join certification_decision d on d.certification = c.id and d.decision = 'reject'
       join certification_reason r on r.code = d.reason where c.id = any($1)`,
    [ids],
  )
}

/** Certifies the person after all, as the operator whose session this is. False when that cannot be. */
export async function overturnCertification(sql: Sql, session: Buffer, id: number): Promise<boolean> {
  const [done] = await sql.query<{ outcome: string }>('select * from overturn_certification($1, $2)', [session, id])
  return done?.outcome === 'ok'
}
