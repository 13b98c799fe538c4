import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database, Sql } from '../platform/postgres.ts'
import { type Phone, readPhone } from './phone.ts'

export type CodePurpose = 'register' | 'forget' | 'stepup' | 'phone'

const RESEND_SECONDS = 59
const VALID_MINUTES = 5
const MAX_TRIES = 5
const MAX_A_DAY = 5

const codeHash = (key: string, purpose: CodePurpose, phone: Phone, code: string) =>
  createHmac('sha256', key).update(`${purpose}:${phone.e164}:${code}`).digest()

/** Takes one request out of a phone's budget. One phone at a time, so that requests sent together are counted one by one. */
export async function takeRequest(sql: Sql, { e164 }: Phone): Promise<'ok' | 'SentAlready' | 'DailyLimit'> {
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`code:${e164}`])
  const [spent] = await sql.query<{ recent: boolean; today: number }>(
    `select coalesce(max(created_at) > now() - make_interval(secs => $2), false) as recent, count(*)::int as today
     from code_request where phone = $1 and created_at > now() - interval '1 day'`,
    [e164, RESEND_SECONDS],
  )
  if (spent!.recent) return 'SentAlready'
  if (spent!.today >= MAX_A_DAY) return 'DailyLimit'
  await sql.query('insert into code_request (phone) values ($1)', [e164])
  return 'ok'
}

/** Makes a code, in place of one sent before. The code itself is only in the answer. */
export async function makeCode(sql: Sql, key: string, purpose: CodePurpose, phone: Phone): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await sql.query(
    `insert into code (purpose, phone, hash, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (purpose, phone) do update set hash = excluded.hash, expires_at = excluded.expires_at, tries = 0`,
    [purpose, phone.e164, codeHash(key, purpose, phone, code), VALID_MINUTES],
  )
  return code
}

/** Counts the try on its own, before it is judged: a try that fails must stay counted, however many come at once. */
export async function tryCode(
  db: Database,
  key: string,
  purpose: CodePurpose,
  phone: Phone,
  code: string,
): Promise<'ok' | 'NoCode' | 'WrongCode'> {
  const rows = await db.query((sql) =>
    sql.query<{ hash: Buffer }>(
      `update code set tries = tries + 1 where purpose = $1 and phone = $2 and tries < $3 and expires_at > now()
       returning hash`,
      [purpose, phone.e164, MAX_TRIES],
    ),
  )
  if (!rows[0]) return 'NoCode'
  return timingSafeEqual(rows[0].hash, codeHash(key, purpose, phone, code)) ? 'ok' : 'WrongCode'
}

/** True for the one caller that used the code up; part of the transaction that acts on it. */
export async function useUpCode(sql: Sql, purpose: CodePurpose, phone: Phone): Promise<boolean> {
  const rows = await sql.query('delete from code where purpose = $1 and phone = $2 returning 1', [purpose, phone.e164])
  return rows.length > 0
}

export async function purgeCodes(sql: Sql): Promise<void> {
  await sql.query(`delete from code where expires_at < now() - interval '1 day'`)
  await sql.query(`delete from code_request where created_at < now() - interval '2 days'`)
}

/** Counts what was asked for under older spellings of a number with the number itself. Answers the last one of the batch. */
export async function normalizeRequests(sql: Sql, after: string, batch: number): Promise<string | undefined> {
  const rows = await sql.query<{ phone: string }>('select distinct phone from code_request where phone > $1 order by 1 limit $2', [
    after,
    batch,
  ])
  for (const { phone } of rows) {
    const read = readPhone('', phone.slice(1))
    if (read && read.e164 !== phone) await sql.query('update code_request set phone = $2 where phone = $1', [phone, read.e164])
  }
  return rows.at(-1)?.phone
}
