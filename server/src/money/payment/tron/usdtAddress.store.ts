import type { Sql } from '../../../platform/postgres.ts'

/** The address an order has; one that asks for the first time gets a number nobody had. */
export async function addressFor(sql: Sql, no: string, derive: (index: number) => string): Promise<string> {
  const [kept] = await sql.query<{ address: string }>('select address from usdt_address where no = $1', [no])
  if (kept) return kept.address
  const [next] = await sql.query<{ index: number }>(`select nextval('usdt_address_index')::integer as index`)
  const index = next!.index
  // Two may ask for the same order at once: the first one's address is both's, and the other number stays unused.
  await sql.query('insert into usdt_address (no, index, address) values ($1, $2, $3) on conflict (no) do nothing', [
    no,
    index,
    derive(index),
  ])
  const [row] = await sql.query<{ address: string }>('select address from usdt_address where no = $1', [no])
  return row!.address
}

export async function indexOf(sql: Sql, address: string): Promise<number | undefined> {
  return (await sql.query<{ index: number }>('select index from usdt_address where address = $1', [address]))[0]?.index
}

export async function addressesGiven(sql: Sql, from: Date, to: Date): Promise<string[]> {
  const rows = await sql.query<{ address: string }>(
    'select address from usdt_address where created_at >= $1 and created_at < $2 order by index',
    [from, to],
  )
  return rows.map(({ address }) => address)
}
