import { createHash, randomUUID } from 'node:crypto'
import type { AnyCall } from '@nimbo/contract'
import type { Database } from '../postgres.ts'
import { uuidFromName } from '../uuidFromName.ts'
import { type Fields, textOf } from './fields.ts'
import { inferIdempotencyKey, type KeylessRequest, markAnswered } from './inferredKey.store.ts'

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Keys derived by the server are version 8 UUIDs. */
const [VERSION_INDEX, DERIVED_VERSION] = [14, '8']
const keyFields = new Set(['client_request_id', 'client_trace_id'])

/** A trace that is no UUID is hashed into one, and so is a UUID of the version reserved for keys of the server. */
export function normalizeClientKey(given: string): string {
  if (!isUuid.test(given)) return uuidFromName(`trace:${given}`)
  const key = given.toLowerCase()
  return key[VERSION_INDEX] === DERIVED_VERSION ? uuidFromName(`trace:${key}`) : key
}

/** Two wire names: gifts send one, orders of newer clients the other. */
function clientKey(fields: Fields): string | undefined {
  const given = textOf(fields.get('client_request_id')) || textOf(fields.get('client_trace_id'))
  return given === '' ? undefined : normalizeClientKey(given)
}

export interface IdempotencyKey {
  key: string
  /** To be called once the answer was delivered; matters for clients that send no key. */
  answered(): Promise<void>
}

/** The idempotency key of a money call. For clients that send none it is inferred, and stays the same across their retries. */
export async function idempotencyKey(
  db: Database,
  uid: number,
  call: AnyCall,
  fields: Fields,
  arrivedAt = performance.now(),
): Promise<IdempotencyKey> {
  const given = clientKey(fields)
  if (given !== undefined) return { key: given, answered: async () => {} }
  const request: KeylessRequest = { uid, call: call.name, hash: requestHash(call, fields), sent: textOf(fields.get('time')).slice(0, 20) }
  // A transaction, because its work begins once there is a connection: the time waited for one counts.
  const key = await db.transaction((sql) => inferIdempotencyKey(sql, request, randomUUID(), performance.now() - arrivedAt))
  return { key, answered: () => db.query((sql) => markAnswered(sql, request, key)) }
}

/** Over the parameters of the call only: credentials, language and time may differ between retries. */
function requestHash(call: AnyCall, fields: Fields): Buffer {
  const names = Object.keys((call.input as { def: { shape?: object } }).def.shape ?? {})
    .filter((name) => !keyFields.has(name))
    .toSorted()
  return createHash('sha256')
    .update(JSON.stringify(names.map((name) => [name, textOf(fields.get(name))])))
    .digest()
}
