import pg from 'pg'

/** As if the time to pay an order were up, without waiting for it. */
export async function endOrder(databaseUrl: string, id: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`update pay_order set expires_at = now() - interval '1 second' where id = $1`, [id])
  } finally {
    await client.end()
  }
}
