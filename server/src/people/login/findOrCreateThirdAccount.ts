import { addIdentity, lockIdentity, identityOwner, type ThirdPerson } from '../identity/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { type Account, accountById, newName, openBareAccount } from '../user/index.ts'

interface NewAccountFields {
  country_code: string
  /** Empty for none that may be shown. */
  nicename: string
}

/**
 * Matched by provider and subject alone: by e-mail address or name, whoever can set one would take over somebody else's account. The
 * provider's picture is not used.
 */
export async function findOrCreateThirdAccount(
  sql: Sql,
  person: ThirdPerson,
  fields: NewAccountFields,
): Promise<{ account: Account; isNew: boolean }> {
  await lockIdentity(sql, person)
  const owner = await identityOwner(sql, person)
  const known = owner === undefined ? undefined : await accountById(sql, owner)
  if (known) return { account: known, isNew: false }
  const account = await openBareAccount(sql, fields.country_code, fields.nicename || newName())
  await addIdentity(sql, account.id, person)
  return { account, isNew: true }
}
