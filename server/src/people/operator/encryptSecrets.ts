import type { Sql } from '../../platform/postgres.ts'
import { keepSecret, plainSecrets } from './invite.store.ts'
import { totpSecrets } from './totpSecret.ts'

/** Encrypts what older versions left readable. Needs the role that owns the schema. */
export async function encryptSecrets(sql: Sql, operatorKey: string | undefined): Promise<void> {
  const plain = await plainSecrets(sql)
  if (plain.length === 0) return
  if (!operatorKey) throw new Error('NIMBO_OPERATOR_KEY is needed: secrets of operators lie unencrypted')
  const secrets = totpSecrets(operatorKey)
  for (const { id, secret } of plain) await keepSecret(sql, id, secrets.encrypt(id, secret))
}
