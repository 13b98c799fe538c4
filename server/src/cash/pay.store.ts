import type { Tx } from '../platform/postgres.ts'
import { columns, type WithdrawalRow } from './withdrawal.store.ts'

/** While one worker is at it the others leave it alone; if it dies, they come back to it after this. */
const LEASE_SECONDS = 60

export type DueRow = WithdrawalRow & { ageSeconds: number }

/** Withdrawals to be paid or asked about now, by ways out there are. */
export async function claimDue(tx: Tx, types: readonly number[], most: number): Promise<DueRow[]> {
  return tx.query<DueRow>(
    `update withdrawal w set ask_at = now() + make_interval(secs => $2)
     where w.id in (
       select id from withdrawal where ask_at <= now() and state in ('approved', 'sending') and type = any($3)
       order by ask_at limit $1 for update skip locked)
     returning ${columns('w')}, extract(epoch from now() - w.decided_at)::int as "ageSeconds"`,
    [most, LEASE_SECONDS, types],
  )
}

/** What is under way by one way out besides a withdrawal. Whoever adds to it waits here for their turn. */
export async function lockUnderWay(tx: Tx, { id, type }: WithdrawalRow): Promise<{ count: bigint; net: bigint }> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('payouts under way', $1))`, [type])
  const rows = await tx.query<{ count: bigint; net: bigint }>(
    `select count(*) as count, coalesce(sum(net), 0)::bigint as net from withdrawal where state = 'sending' and type = $2 and id <> $1`,
    [id, type],
  )
  return rows[0]!
}

/** What will be sent is fixed here, once: whoever comes second gets what the first one fixed. */
export async function setSending(tx: Tx, id: number, prepared: string): Promise<string | undefined> {
  await tx.query(`update withdrawal set state = 'sending', prepared = $2, why = '' where id = $1 and state = 'approved'`, [id, prepared])
  const rows = await tx.query<{ prepared: string }>(`select prepared from withdrawal where id = $1 and state = 'sending'`, [id])
  return rows[0]?.prepared
}

export async function askAgain(tx: Tx, id: number, seconds: number, providerId: string, why: string): Promise<void> {
  await tx.query(
    `update withdrawal set ask_at = now() + make_interval(secs => $2), provider_id = case when $3 = '' then provider_id else $3 end, why = $4
     where id = $1 and state in ('approved', 'sending')`,
    [id, seconds, providerId, why],
  )
}

export async function setEnded(tx: Tx, id: number, state: 'paid' | 'failed', providerId: string, why: string): Promise<void> {
  await tx.query(
    `update withdrawal set state = $2, ended_at = now(), ask_at = null, provider_id = case when $3 = '' then provider_id else $3 end, why = $4
     where id = $1`,
    [id, state, providerId, why],
  )
}
