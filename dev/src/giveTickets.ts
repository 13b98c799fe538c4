import { randomUUID } from 'node:crypto'
import { credit, spend } from '@nimbo/server/ledger'
import pg from 'pg'
import type { DemoPerson } from './people.ts'

/** A demo person gets a gift of so many tickets from another, who is given the coins for it. */
export async function giveTickets(databaseUrl: string, from: DemoPerson, to: DemoPerson, tickets: bigint): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const tx = {
    query: async <R extends object>(sql: string, values: readonly unknown[] = []) => (await client.query<R>(sql, [...values])).rows,
  }
  const intent = () => ({ uid: from.id, key: randomUUID(), wish: 'demo' })
  try {
    await credit(tx, intent(), 'reward', tickets, 'demo')
    await spend(tx, { ...intent(), op: 'gift', coins: tickets, anchor: to.id, votes: tickets })
  } finally {
    await client.end()
  }
}
