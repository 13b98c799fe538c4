import type { queueFilters } from '@nimbo/contract/operator'
import type { Currency } from '@nimbo/contract'
import type { Tx } from '../platform/postgres.ts'
import { columns, type WithdrawalRow } from './withdrawal.store.ts'

const PAGE = 50

export interface QueuedRow extends WithdrawalRow {
  nicename: string
  avatar: string
  level: number
  /** The year, 0 for nobody certified. */
  certified: number
  signed: number
  mine: boolean
}

const signatures = (of: string) => `from withdrawal_signature s where s.withdrawal = w.id and s.decision = 'approve' ${of}`
/** Whoever is no operator any more has not signed what is still to be paid. */
const standing = 'and exists (select 1 from operator o where o.id = s.operator and o.disabled_at is null)'
const queued = `${columns('w')}, a.nicename, a.avatar, a.level, coalesce(extract(year from a.certified_at)::int, 0) as certified,
  (select count(*)::int ${signatures(standing)}) as signed, exists (select 1 ${signatures('and s.operator = $1')}) as mine`
const from = 'from withdrawal w join account a on a.id = w.uid'
const mineWaits = `w.state = 'review' and exists (select 1 ${signatures('and s.operator = $1')})`

export interface Asked {
  operator: number
  filter: (typeof queueFilters)[number]
  key: string
  page: number
}

/** Those that wait longest first, ended ones newest first. */
export async function queueOf(tx: Tx, { operator, filter, key, page }: Asked): Promise<QueuedRow[]> {
  const waits = ['waiting', 'mine', 'review', 'approved', 'sending'].includes(filter)
  const which = filter === 'mine' ? mineWaits : `w.state = $5`
  return tx.query<QueuedRow>(
    `select ${queued} ${from} where ${which} and $5 <> '' and ($2 = '' or a.nicename ilike '%' || $2 || '%' or w.uid::text = $2 or w.no = upper($2))
     order by w.id ${waits ? 'asc' : 'desc'} limit $3 offset $4`,
    [operator, key.replace(/[\\%_]/g, '\\$&'), PAGE, (page - 1) * PAGE, filter === 'waiting' ? 'review' : filter],
  )
}

export async function queuedById(tx: Tx, operator: number, id: number): Promise<QueuedRow | undefined> {
  return (await tx.query<QueuedRow>(`select ${queued} ${from} where w.id = $2`, [operator, id]))[0]
}

export interface Counts {
  waiting: number
  mine: number
  /** When the one that waits longest was asked for, in epoch seconds. */
  oldest: number
  high: number
}
export async function queueCounts(tx: Tx, operator: number): Promise<Counts> {
  const rows = await tx.query<Counts>(
    `select count(*)::int as waiting, count(*) filter (where ${mineWaits})::int as mine,
       coalesce(extract(epoch from min(w.created_at))::int, 0) as oldest, count(*) filter (where w.risk = 'high')::int as high
     from withdrawal w where w.state = 'review'`,
    [operator],
  )
  return rows[0]!
}

export async function paidToday(tx: Tx): Promise<{ currency: Currency; money: bigint }[]> {
  return tx.query(
    `select currency, sum(net)::bigint as money from withdrawal
     where state = 'paid' and ended_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' group by 1 order by 1`,
  )
}

export interface Signature {
  operator: number
  name: string
  decision: 'approve' | 'reject'
  note: string
  at: number
}
export async function signaturesOf(tx: Tx, id: number): Promise<Signature[]> {
  return tx.query<Signature>(
    `select s.operator, o.name, s.decision, s.note, extract(epoch from s.at)::int as at
     from withdrawal_signature s join operator o on o.id = s.operator where s.withdrawal = $1 order by s.at, s.operator`,
    [id],
  )
}

/** How many people have said yes who are operators still. */
export async function countApprovals(tx: Tx, id: number): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `select count(*)::int as n from withdrawal_signature s where s.withdrawal = $1 and s.decision = 'approve' ${standing}`,
    [id],
  )
  return rows[0]!.n
}

/** False when this person signed it before. */
export async function sign(tx: Tx, id: number, operator: number, decision: 'approve' | 'reject', note: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into withdrawal_signature (withdrawal, operator, decision, note) values ($1, $2, $3, $4) on conflict do nothing returning 1`,
    [id, operator, decision, note],
  )
  return rows.length > 0
}

export async function addNote(tx: Tx, id: number, operator: number, note: string): Promise<void> {
  await tx.query('insert into withdrawal_note (withdrawal, operator, note) values ($1, $2, $3)', [id, operator, note])
}

export async function notesOf(tx: Tx, id: number): Promise<Omit<Signature, 'decision'>[]> {
  return tx.query(
    `select n.operator, o.name, n.note, extract(epoch from n.at)::int as at
     from withdrawal_note n join operator o on o.id = n.operator where n.withdrawal = $1 order by n.id desc limit 50`,
    [id],
  )
}
