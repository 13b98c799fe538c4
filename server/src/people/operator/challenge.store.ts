import type { Sql } from '../../platform/postgres.ts'
import { newSecret } from './secret.ts'

const MINUTES = 15

/** For whoever holds a passkey: who that is shows only when it is answered. */
export async function keepChallenge(sql: Sql, challenge: string): Promise<string> {
  const id = newSecret()
  await sql.query('delete from operator_challenge where expires_at < now()')
  await sql.query('insert into operator_challenge (id, challenge, expires_at) values ($1, $2, now() + make_interval(mins => $3))', [
    id,
    challenge,
    MINUTES,
  ])
  return id
}

/** An invitation has one at a time: opening it again replaces the last. */
export async function keepEnrolmentChallenge(sql: Sql, operator: number, challenge: string): Promise<void> {
  await sql.query(
    `insert into operator_challenge (id, challenge, operator, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (id) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [enrolmentId(operator), challenge, operator, MINUTES],
  )
}

/** Taken out whatever comes of it: a challenge is answered once. */
export async function takeChallenge(sql: Sql, id: string): Promise<string | undefined> {
  return take(sql, id, null)
}

export async function takeEnrolmentChallenge(sql: Sql, operator: number): Promise<string | undefined> {
  return take(sql, enrolmentId(operator), operator)
}

const enrolmentId = (operator: number) => `enrolment ${operator}`

async function take(sql: Sql, id: string, operator: number | null): Promise<string | undefined> {
  const [row] = await sql.query<{ challenge: string; fresh: boolean }>(
    `delete from operator_challenge where id = $1 and operator is not distinct from $2 returning challenge, expires_at > now() as fresh`,
    [id, operator],
  )
  return row?.fresh ? row.challenge : undefined
}
