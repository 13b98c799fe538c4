import type { Sql } from '../../platform/postgres.ts'

const PAGE_SIZE = 50

/** Writes down what an operator did, in the transaction of the act itself. */
export async function audit(sql: Sql, operator: number, act: string, subject: string, detail: object = {}): Promise<void> {
  await sql.query('insert into audit (operator, act, subject, detail) values ($1, $2, $3, $4)', [
    operator,
    act,
    subject,
    JSON.stringify(detail),
  ])
}

/** A panel that stays open asks again every few seconds: that is one look, until ten minutes have passed. */
export async function auditLook(sql: Sql, operator: number, subject: string): Promise<void> {
  const [seen] = await sql.query(
    `select 1 from audit where subject = $2 and operator = $1 and act = 'look' and at > now() - interval '10 minutes' limit 1`,
    [operator, subject],
  )
  if (!seen) await audit(sql, operator, 'look', subject)
}

interface AuditRow {
  id: number
  operator: number
  name: string
  act: string
  subject: string
  detail: string
  at: number
}

export function auditPage(sql: Sql, page: number): Promise<AuditRow[]> {
  return sql.query<AuditRow>(
    `select a.id::int as id, a.operator, o.name, a.act, a.subject, a.detail::text as detail, extract(epoch from a.at)::int as at
     from audit a join operator o on o.id = a.operator order by a.id desc limit ${PAGE_SIZE} offset $1`,
    [(page - 1) * PAGE_SIZE],
  )
}
