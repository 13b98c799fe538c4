import { randomInt } from 'node:crypto'
import type { Login, Parsed } from '@nimbo/contract'
import { addIdentity, cleanName, holdIdentity, identityOwner, type ThirdPerson } from '../identity/index.ts'
import type { Tx } from '../platform/postgres.ts'
import { type Account, accountById, openBareAccount } from '../user/index.ts'

type Wishes = Pick<Parsed<typeof Login.userLoginByThird>, 'nicename' | 'country_code'>

/**
 * The account of somebody another company vouches for; opened the first time. Found by company and subject alone: an e-mail
 * address or a name would let whoever can set one walk into somebody else's account. The picture stays ours.
 */
export async function thirdAccount(tx: Tx, person: ThirdPerson, requests: Wishes): Promise<{ account: Account; isNew: boolean }> {
  await holdIdentity(tx, person)
  const owner = await identityOwner(tx, person)
  const known = owner === undefined ? undefined : await accountById(tx, owner)
  if (known) return { account: known, isNew: false }
  const account = await openBareAccount(tx, requests.country_code, nameFor(person, requests))
  await addIdentity(tx, account.id, person)
  return { account, isNew: true }
}

function nameFor(person: ThirdPerson, { nicename }: Wishes): string {
  return cleanName(nicename) || person.name || `Nimbo ${String(randomInt(0, 10_000)).padStart(4, '0')}`
}
