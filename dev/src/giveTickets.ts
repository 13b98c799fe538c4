import pg from 'pg'
import { people, type DemoPerson } from './people.ts'

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Coins for one demo person and a gift of all of them to another, as the ledger files any gift. The worker folds it in. */
export async function giveTickets(databaseUrl: string, to: DemoPerson, tickets: number, from: DemoPerson = people.omar): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`select ledger.credit($1, gen_random_uuid(), sha256('coins'), 10::smallint, -3, $2, 'demo', null)`, [
      from.id,
      tickets,
    ])
    await client.query(`select ledger.spend($1, gen_random_uuid(), sha256('gift'), 1::smallint, $2, $3, $2, 'demo', null)`, [
      from.id,
      tickets,
      to.id,
    ])
  })
}

/** Takes every free ticket of a demo person away and forgets their accounts, so that a journey begins the same way each time. By the role that owns the schema: nobody else dates a withdrawal back. */
export async function emptyTickets(databaseUrl: string, of: DemoPerson): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `select ledger.exchange($1, gen_random_uuid(), sha256('empty'), 20::smallint, true, w.votes - w.votes_held, 1, 'demo')
       from ledger.wallet_of($1) w where w.votes > w.votes_held`,
      [of.id],
    )
    await client.query('update cash_account set deleted_at = now() where uid = $1 and deleted_at is null', [of.id])
    await client.query(`update withdrawal set created_at = created_at - interval '40 days' where uid = $1`, [of.id])
  })
}
