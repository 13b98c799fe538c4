import type { Tx } from '../platform/postgres.ts'
import { columns, type WithdrawalRow } from './withdrawal.store.ts'

/** While one worker is at it the others leave it alone; if it dies, they come back to it after this. */
const LEASE_SECONDS = 60

export type DueRow = WithdrawalRow & { ageSeconds: number }

/** Withdrawals to be paid or asked about now. */
export async function claimDue(tx: Tx, most: number): Promise<DueRow[]> {
  return tx.query<DueRow>(
    `update withdrawal w set ask_at = now() + make_interval(secs => $2)
     where w.id in (
       select id from withdrawal where ask_at <= now() and state in ('approved', 'sending') order by ask_at limit $1 for update skip locked)
     returning ${columns('w')}, extract(epoch from now() - w.decided_at)::int as "ageSeconds"`,
    [most, LEASE_SECONDS],
  )
}

/** What will be sent is fixed here, once: whoever comes second gets what the first one fixed. */
export async function setSending(tx: Tx, id: number, prepared: string): Promise<string | undefined> {
  await tx.query(`update withdrawal set state = 'sending', prepared = $2 where id = $1 and state = 'approved'`, [id, prepared])
  const rows = await tx.query<{ prepared: string }>(`select prepared from withdrawal where id = $1 and state = 'sending'`, [id])
  return rows[0]?.prepared
}

export async function askAgain(tx: Tx, id: number, seconds: number, providerId: string): Promise<void> {
  await tx.query(
    `update withdrawal set ask_at = now() + make_interval(secs => $2), provider_id = case when $3 = '' then provider_id else $3 end
     where id = $1 and state in ('approved', 'sending')`,
    [id, seconds, providerId],
  )
}

export async function setEnded(tx: Tx, id: number, state: 'paid' | 'failed', providerId: string): Promise<void> {
  await tx.query(
    `update withdrawal set state = $2, ended_at = now(), ask_at = null, provider_id = case when $3 = '' then provider_id else $3 end where id = $1`,
    [id, state, providerId],
  )
}
