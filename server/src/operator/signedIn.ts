import type { Tx } from '../platform/postgres.ts'
import { audit } from './audit.store.ts'
import type { Operator } from './operator.store.ts'
import { openSession } from './session.store.ts'

export type Way = 'passkey' | 'code'

/** What every way in ends with: a session, written down. */
export async function signedIn(tx: Tx, { id, name, role }: Pick<Operator, 'id' | 'name' | 'role'>, way: Way, ip: string) {
  const token = await openSession(tx, id)
  await audit(tx, id, 'sign_in', `operator:${id}`, { with: way, from: ip })
  return { token, id, name, role }
}

/** Somebody who is known was not let in; their name may be on somebody else's lips. */
export const writeRefusal = (tx: Tx, operator: number, way: Way, ip: string) =>
  audit(tx, operator, 'sign_in_refused', `operator:${operator}`, { with: way, from: ip })
