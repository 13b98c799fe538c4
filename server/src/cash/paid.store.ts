import type { Tx } from '../platform/postgres.ts'

export interface PaidRow {
  no: string
  providerId: string
  net: bigint
}

const columns = 'no, provider_id as "providerId", net'

/** Withdrawals that were sent under these names, ours or the company's. One that failed moved nothing. */
export async function paidUnder(tx: Tx, type: number, names: readonly string[]): Promise<PaidRow[]> {
  return tx.query<PaidRow>(
    `select ${columns} from withdrawal where type = $1 and state in ('sending', 'paid') and (no = any($2) or provider_id = any($2))`,
    [type, names],
  )
}

export async function paidBetween(tx: Tx, type: number, from: Date, to: Date): Promise<PaidRow[]> {
  return tx.query<PaidRow>(`select ${columns} from withdrawal where type = $1 and state = 'paid' and ended_at >= $2 and ended_at < $3`, [
    type,
    from,
    to,
  ])
}
