import { createHash, randomUUID } from 'node:crypto'
import type { AnyCall } from '@nimbo/contract'
import type { Database } from '../postgres.ts'
import { uuidFromName } from '../uuidFromName.ts'
import { type Fields, textOf } from './fields.ts'
import { inferKey, markAnswered } from './inferredKey.store.ts'

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Keys derived by the server are version 8 UUIDs. */
const [VERSION_INDEX, DERIVED_VERSION] = [14, '8']

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

interface MoneyRequest {
  uid: number
  call: AnyCall
  fields: Fields
  /** By `performance.now()`. */
  arrivedAt: number
}

/**
 * Finds the parsed input of a money call with its idempotency key. For clients that send none it is inferred, and stays the same
 * across their retries.
 */
export function createIdempotencyKeys(db: Database) {
  /** Ends of answers on their way to the database: whoever read the answer and taps again must find its end noted. */
  const ending = new Map<number, Promise<unknown>>()

  function note(uid: number, work: () => Promise<void>): Promise<void> {
    const noted = work()
    const all = Promise.allSettled([ending.get(uid), noted]).then(() => {
      if (ending.get(uid) === all) ending.delete(uid)
    })
    ending.set(uid, all)
    return noted
  }

  return async function withIdempotencyKey<I extends object>(
    { uid, call, fields, arrivedAt }: MoneyRequest,
    parse: (fields: Fields) => I,
  ): Promise<{ input: I; answered?: () => Promise<void> }> {
    const given = clientKey(fields)
    const fresh = given ?? randomUUID()
    const input = parse(new Map([...fields, ['client_request_id', fresh]]))
    if (given !== undefined) return { input }
    const request = { uid, call: call.name, hash: requestHash(input), clientTime: clientTimeOf(fields), arrivedAt }
    await ending.get(uid)
    const { attemptId, key } = await db.query((sql) => inferKey(sql, request, fresh))
    const answered = () => {
      const endedAt = performance.now()
      return note(uid, () => db.query((sql) => markAnswered(sql, attemptId, endedAt)))
    }
    return { input: { ...input, client_request_id: key }, answered }
  }
}

/** Digits only: everything else tells nothing, and some of it (U+0000) cannot be stored. */
function clientTimeOf(fields: Fields): string {
  const time = textOf(fields.get('time'))
  return /^\d{1,20}$/.test(time) ? time : ''
}

/** Over the input as parsed, without its key: credentials, language and time may differ between retries, and so may the encoding. */
export function requestHash(input: object): Buffer {
  const { client_request_id: _, ...rest } = input as Record<string, unknown>
  return createHash('sha256').update(canonicalJson(rest)).digest()
}

/** JSON with the keys of every object in order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
