import type { Sql } from '../../platform/postgres.ts'
import { audit } from './audit.store.ts'
import type { Operator } from './operator.store.ts'
import { openSession } from './session.store.ts'

export type Way = 'passkey' | 'code'

/** Session and audit entry that every way of signing in ends with. */
export async function signedIn(sql: Sql, { id, name }: Pick<Operator, 'id' | 'name'>, way: Way, ip: string) {
  const token = await openSession(sql, id)
  await audit(sql, id, 'sign_in', `operator:${id}`, { with: way, from: ip })
  return { token, id, name }
}

/** Audit entry of a refused sign-in. The operator named may not be the person who tried. */
export const writeRefusal = (sql: Sql, operator: number, way: Way, ip: string) =>
  audit(sql, operator, 'sign_in_refused', `operator:${operator}`, { with: way, from: ip })
