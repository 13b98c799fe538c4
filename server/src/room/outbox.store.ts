import { createHash } from 'node:crypto'
import { type ImmediateEvent, roomEvent } from '@nimbo/contract'
import type { Tx } from '../platform/postgres.ts'
import { roomChannel } from './channels.ts'

const PARTITIONS = 4

/** One room always uses one partition, so its events leave in the order they were committed. */
function partitionOf(stream: string): number {
  return createHash('sha1').update(stream).digest()[0]! % PARTITIONS
}

/**
 * P0. The event leaves if and only if the transaction commits. It is checked first because the consumer drops a row
 * it cannot read; delivery is at least once, so readers drop an id they have seen.
 */
export async function emit(tx: Tx, stream: string, event: ImmediateEvent): Promise<void> {
  const data = roomEvent.parse(event)
  const payload = { channel: roomChannel(stream), data, idempotency_key: event.id }
  await tx.query(`insert into centrifugo_outbox (method, payload, partition) values ('publish', $1, $2)`, [
    JSON.stringify(payload),
    partitionOf(stream),
  ])
}
