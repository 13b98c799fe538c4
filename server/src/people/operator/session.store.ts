import type { Identity } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { newSecret, secretHash } from './secret.ts'

/** Opens a session and gives back its token, which exists nowhere else. */
export async function openSession(sql: Sql, operator: number): Promise<string> {
  const token = newSecret()
  await sql.query('select open_operator_session($1, $2)', [operator, secretHash(token)])
  return token
}

/**
 * Operator behind a token, as `identify` is for people. Age and a disabled operator are judged by the database's clock at every request.
 */
export async function identifyOperator(sql: Sql, token: string): Promise<Identity | undefined> {
  const hash = secretHash(token)
  const [found] = await sql.query<{ operator: number; id: number }>('select * from operator_session_of($1)', [hash])
  return found && { uid: found.operator, sessionHash: hash, sessionId: found.id }
}

export async function endSession(sql: Sql, hash: Buffer): Promise<void> {
  await sql.query('select end_operator_session($1)', [hash])
}

/** They have just shown a passkey or a code: for five minutes they may sign payouts. */
export async function proveSession(sql: Sql, hash: Buffer): Promise<void> {
  await sql.query('select prove_operator_session($1)', [hash])
}
