import { randomUUID } from 'node:crypto'
import { credit, spend } from '@nimbo/server/ledger'
import pg from 'pg'
import type { DemoPerson } from './people.ts'

/** One demo person buys coins and gives them all to another, through the ledger's own functions. The worker folds them in a moment later. */
export async function giveTickets(databaseUrl: string, giver: DemoPerson, anchor: DemoPerson, tickets: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const tx = {
    query: async <R extends object>(sql: string, values: readonly unknown[] = []) => (await client.query<R>(sql, [...values])).rows,
  }
  const [uid, amount] = [giver.id, BigInt(tickets)]
  try {
    await credit(tx, { uid, key: randomUUID(), wish: 'coins' }, 'recharge', amount, '')
    const gift = { op: 'gift', coins: amount, anchor: anchor.id, votes: amount } as const
    const { status } = await spend(tx, { uid, key: randomUUID(), wish: 'gift', ...gift })
    if (status !== 'ok') throw new Error(`the gift ended as ${status}`)
  } finally {
    await client.end()
  }
}
