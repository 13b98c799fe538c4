import type { Holding } from '../payment/index.ts'
import type { Tx } from '../platform/postgres.ts'

export async function storeFund(tx: Tx, { asset, amount, floor }: Holding): Promise<void> {
  await tx.query(
    `insert into payout_fund (asset, amount, floor) values ($1, $2, $3)
     on conflict (asset) do update set amount = excluded.amount, floor = excluded.floor, at = now()`,
    [asset, amount, floor],
  )
}

export interface FundRow {
  asset: string
  amount: bigint
  floor: bigint
  at: number
}

export async function readFunds(tx: Tx): Promise<FundRow[]> {
  return tx.query<FundRow>('select asset, amount, floor, extract(epoch from at)::int as at from payout_fund order by asset desc')
}
