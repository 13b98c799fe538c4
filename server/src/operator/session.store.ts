import type { Identity } from '../platform/http/handler.ts'
import type { Sql } from '../platform/postgres.ts'
import { newSecret, secretHash } from './secret.ts'

const LIFE = `interval '12 hours'`
const IDLE = `interval '30 minutes'`
/** How old "last seen" may be: a row written at every call would cost more than the call. */
const SEEN = `interval '1 minute'`

const alive = `s.created_at > now() - ${LIFE} and s.seen_at > now() - ${IDLE} and o.disabled_at is null`

/** Opens a session and gives back its token, which exists nowhere else. */
export async function openSession(sql: Sql, operator: number): Promise<string> {
  const token = newSecret()
  await sql.query(`delete from operator_session where created_at < now() - ${LIFE} or seen_at < now() - ${IDLE}`)
  await sql.query('insert into operator_session (operator, token_hash) values ($1, $2)', [operator, secretHash(token)])
  return token
}

/** Whose token this is, as `identify` is for people. Age and a disabled operator are judged by the database's clock at every request. */
export async function identifyOperator(sql: Sql, token: string): Promise<Identity | undefined> {
  const hash = secretHash(token)
  const [found] = await sql.query<{ uid: number; id: number; stale: boolean }>(
    `select s.operator as uid, s.id, s.seen_at < now() - ${SEEN} as stale
     from operator_session s join operator o on o.id = s.operator where s.token_hash = $1 and ${alive}`,
    [hash],
  )
  if (!found) return undefined
  if (found.stale) await sql.query('update operator_session set seen_at = now() where id = $1', [found.id])
  return { uid: found.uid, sessionHash: hash, sessionId: found.id }
}

export async function endSession(sql: Sql, sessionId: number): Promise<void> {
  await sql.query('delete from operator_session where id = $1', [sessionId])
}
