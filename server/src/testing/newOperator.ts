import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Caller, Identity } from '../platform/http/handler.ts'

export type Operator = Caller & Identity

/** An operator who has just shown who they are, as their calls see them. */
export async function newOperator(owner: pg.Client): Promise<Operator> {
  const { rows } = await owner.query<{ id: number }>('insert into operator (name) values ($1) returning id', [`op ${randomUUID()}`])
  const sessionHash = randomBytes(32)
  await owner.query('insert into operator_session (operator, token_hash) values ($1, $2)', [rows[0]!.id, sessionHash])
  const proof = { sessionHash, sessionId: 0 }
  return { uid: rows[0]!.id, language: 'en', ip: '', device: '', requestId: '', signal: AbortSignal.timeout(60_000), ...proof }
}
