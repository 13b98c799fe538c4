import type { Identity } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { hiddenBecause } from './block.store.ts'
import { type Account, accountById } from './user.store.ts'

/** Account as far as a reader may know of it, or the reason why not. */
export async function personFor(sql: Sql, { uid }: Partial<Identity>, touid: number): Promise<Account | 'NoSuchPerson' | 'Blocked'> {
  const account = await accountById(sql, touid)
  if (!account || account.disabled || account.cancelled) return 'NoSuchPerson'
  // Asked in any case: what is kept of a session may not know yet of a block made a moment ago.
  const hidden = uid !== undefined ? await hiddenBecause(sql, uid, touid) : undefined
  return hidden ?? account
}
