import type { Sql } from '../../platform/postgres.ts'
import { audit } from './audit.store.ts'
import type { Operator } from './operator.store.ts'
import { openSession } from './session.store.ts'

export type Way = 'passkey' | 'code'

/** What every way in ends with: a session, written down. */
export async function signedIn(sql: Sql, { id, name }: Pick<Operator, 'id' | 'name'>, way: Way, ip: string) {
  const token = await openSession(sql, id)
  await audit(sql, id, 'sign_in', `operator:${id}`, { with: way, from: ip })
  return { token, id, name }
}

/** Somebody who is known was not let in; their name may be on somebody else's lips. */
export const writeRefusal = (sql: Sql, operator: number, way: Way, ip: string) =>
  audit(sql, operator, 'sign_in_refused', `operator:${operator}`, { with: way, from: ip })
