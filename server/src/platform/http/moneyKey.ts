import { createHash, randomUUID } from 'node:crypto'
import type { AnyCall } from '@nimbo/contract'
import type { Database } from '../postgres.ts'
import { uuidOf } from '../uuidOf.ts'
import { type Fields, textOf } from './fields.ts'
import { type Keyless, keyOfKeyless, markAnswered } from './keyless.store.ts'

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Where a uuid's version stands, and that of our own. */
const [VERSION_AT, OURS] = [14, '8']
const standsApart = new Set(['client_request_id', 'client_trace_id'])

/** What a key somebody sends is filed under. A trace that is no uuid is made one, and so is what looks like a key of our own. */
export function keyOfClient(given: string): string {
  if (!isUuid.test(given)) return uuidOf(`trace:${given}`)
  const key = given.toLowerCase()
  return key[VERSION_AT] === OURS ? uuidOf(`trace:${key}`) : key
}

/** Names of the key on the wire: gifts carry one, orders of newer clients the other. */
function givenKey(fields: Fields): string | undefined {
  const given = textOf(fields.get('client_request_id')) || textOf(fields.get('client_trace_id'))
  return given === '' ? undefined : keyOfClient(given)
}

export interface MoneyKey {
  key: string
  /** To be called once the answer arrived, for a client that sent no key. */
  answered(): Promise<void>
}

/** The key a money call goes by. Callers that send none get one that stays the same while they repeat themselves. */
export async function moneyKey(db: Database, uid: number, call: AnyCall, fields: Fields): Promise<MoneyKey> {
  const given = givenKey(fields)
  if (given !== undefined) return { key: given, answered: async () => {} }
  const keyless: Keyless = { uid, call: call.name, hash: wishOf(call, fields), sent: textOf(fields.get('time')).slice(0, 20) }
  const key = await db.read((tx) => keyOfKeyless(tx, keyless, randomUUID()))
  return { key, answered: () => db.read((tx) => markAnswered(tx, keyless, key)) }
}

/** What is asked for, and nothing of how: credentials, language and time may differ between repeats. */
function wishOf(call: AnyCall, fields: Fields): Buffer {
  const names = Object.keys((call.input as { def: { shape?: object } }).def.shape ?? {})
    .filter((name) => !standsApart.has(name))
    .toSorted()
  return createHash('sha256')
    .update(JSON.stringify(names.map((name) => [name, textOf(fields.get(name))])))
    .digest()
}
