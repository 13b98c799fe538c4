import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database, Sql } from '../../platform/postgres.ts'
import { purgeOrigins } from './origin.store.ts'
import { type Phone, readPhone } from './phone.ts'

export type CodePurpose = 'register' | 'forget' | 'stepup' | 'phone'

const RESEND_SECONDS = 59
const VALID_MINUTES = 5
const MAX_TRIES = 5
const MAX_A_DAY = 5

const codeHash = (key: string, purpose: CodePurpose, phone: Phone, code: string) =>
  createHmac('sha256', key).update(`${purpose}:${phone.e164}:${code}`).digest()

/** Budget of a phone: the one that all strangers share, or that of a person whom strangers must not keep from asking. */
export type CodeBudget = 'strangers' | 'owner' | `known ${string}`

/** A call that asks for or tries a code, as far as it can be told from others: by person, or by address. */
export type Asker = `uid:${number}` | `ip:${string}`
const askerHash = (key: string, asker: Asker) => createHmac('sha256', key).update(`asker:${asker}`).digest()

/** Takes one request out of a budget of a phone. One phone at a time, so that requests sent together are counted one by one. */
export async function takeRequest(sql: Sql, { e164 }: Phone, whose: CodeBudget): Promise<'ok' | 'SentAlready' | 'DailyLimit'> {
  const budget = whose === 'strangers' ? '' : whose
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`code:${e164}`])
  const [spent] = await sql.query<{ recent: boolean; today: number }>(
    `select coalesce(max(created_at) > now() - make_interval(secs => $2), false) as recent, count(*)::int as today
     from code_request where phone = $1 and budget = $3 and created_at > now() - interval '1 day'`,
    [e164, RESEND_SECONDS, budget],
  )
  if (spent!.recent) return 'SentAlready'
  if (spent!.today >= MAX_A_DAY) return 'DailyLimit'
  await sql.query('insert into code_request (phone, budget) values ($1, $2)', [e164, budget])
  return 'ok'
}

/** Makes a code, in place of one sent before. The code itself is only in the answer. */
export async function makeCode(sql: Sql, key: string, purpose: CodePurpose, phone: Phone, asker: Asker): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await sql.query(
    `insert into code (purpose, phone, hash, asker, expires_at) values ($1, $2, $3, $5, now() + make_interval(mins => $4))
     on conflict (purpose, phone) do update set hash = excluded.hash, expires_at = excluded.expires_at, asker = excluded.asker,
       tries = 0, stranger_tries = 0`,
    [purpose, phone.e164, codeHash(key, purpose, phone, code), VALID_MINUTES, askerHash(key, asker)],
  )
  return code
}

/**
 * Counts the try on its own, before it is judged: a try that fails must stay counted, however many come at once. Whoever asked for the
 * code has tries of their own, so that nobody else can spoil it for them.
 */
export async function tryCode(
  db: Database,
  key: string,
  purpose: CodePurpose,
  phone: Phone,
  asker: Asker,
  code: string,
): Promise<'ok' | 'NoCode' | 'WrongCode'> {
  const rows = await db.query((sql) =>
    sql.query<{ hash: Buffer }>(
      `update code set tries = tries + (asker = $4)::int, stranger_tries = stranger_tries + (asker <> $4)::int
       where purpose = $1 and phone = $2 and case when asker = $4 then tries else stranger_tries end < $3 and expires_at > now()
       returning hash`,
      [purpose, phone.e164, MAX_TRIES, askerHash(key, asker)],
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
  await purgeOrigins(sql)
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
