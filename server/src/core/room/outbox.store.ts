import { createHash, randomUUID } from 'node:crypto'
import { type EventIn, headOf, isInLane, type NameIn, parsePersonalEvent, parseRoomEvent, type PersonalEvent } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { personalChannel, roomChannel } from './channels.ts'

const PARTITIONS = 4

declare const checked: unique symbol
/** A row of Centrifugo's outbox. Only `outboxRow` makes one, so whatever a ledger function inserts is a checked event. */
export interface OutboxRow {
  readonly [checked]: true
  readonly method: 'publish'
  readonly payload: { channel: string; data: EventIn<'now'>; idempotency_key: string }
  readonly partition: number
}

/** One room always uses one partition, so its events leave in the order they were committed. */
function partitionOf(key: string): number {
  return createHash('sha1').update(key).digest()[0]! % PARTITIONS
}

/** Throws on an event that is not as declared: the consumer would drop a row that readers cannot parse. */
export function outboxRow(stream: string, event: EventIn<'now'>): OutboxRow {
  const data = parseRoomEvent(event)?.event
  if (!data || !isInLane('now', data)) throw new Error(`not an event for the outbox: ${event._method_}`)
  const payload = { channel: roomChannel(stream), data, idempotency_key: data.id }
  return { method: 'publish', payload, partition: partitionOf(stream) } as OutboxRow
}

/** Destination and head of an event, for a database function that knows the rest of it and writes the row. */
export function outboxEnvelope(stream: string, name: NameIn<'now'>) {
  return { channel: roomChannel(stream), partition: partitionOf(stream), head: { ...headOf(name), id: randomUUID() } }
}

/** Leaves if and only if the transaction commits. Delivery is at least once, so readers drop an id they have seen. */
export async function publish(sql: Sql, stream: string, event: EventIn<'now'>): Promise<void> {
  const { method, payload, partition } = outboxRow(stream, event)
  await sql.query('insert into centrifugo_outbox (method, payload, partition) values ($1, $2, $3)', [
    method,
    JSON.stringify(payload),
    partition,
  ])
}

/** After whatever was published before in this show: it has the same partition. */
export async function unsubscribe(sql: Sql, stream: string, uids: readonly number[], channels: readonly string[]): Promise<void> {
  await sql.query(
    `insert into centrifugo_outbox (method, payload, partition)
     select 'unsubscribe', jsonb_build_object('user', u::text, 'channel', c), $3 from unnest($1::int[]) u, unnest($2::text[]) c`,
    [uids, channels, partitionOf(stream)],
  )
}

/** To all devices of these people, in the order of one `key`. */
export async function publishToPeople(sql: Sql, uids: readonly number[], key: string, event: PersonalEvent): Promise<void> {
  const data = parsePersonalEvent(event)
  if (!data) throw new Error(`not an event for a person: ${event._method_}`)
  await sql.query(`insert into centrifugo_outbox (method, payload, partition) values ('broadcast', $1, $2)`, [
    JSON.stringify({ channels: uids.map(personalChannel), data, idempotency_key: data.id }),
    partitionOf(key),
  ])
}
