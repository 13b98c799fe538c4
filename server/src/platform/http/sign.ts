import { createHash } from 'node:crypto'
import type { AnyCall } from '@nimbo/contract'
import { type Fields, MalformedRequest, textOf } from './fields.ts'

/** md5 over `key=value&` of the signed keys in ascending order, with the deployment's salt. A checksum, not authentication. */
export function signOf(keys: readonly string[], fields: Fields, salt: string): string {
  const text = keys.toSorted().map((key) => `${key}=${textOf(fields.get(key))}&`)
  return createHash('md5')
    .update(text.join('') + salt)
    .digest('hex')
}

export function checkSign(call: AnyCall, fields: Fields, salt: string): void {
  const given = fields.get('sign')
  if (!call.signed || given === undefined || given === '') return
  if (given !== signOf(call.signed, fields, salt)) throw new MalformedRequest('the sign does not match')
}
