import type { queueFilters } from '@nimbo/contract/operator'
import type { Currency, RejectReason } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { columns, endOfHold, type Obstacle, type WithdrawalRow } from '../../money/withdrawal/index.ts'

const PAGE = 50

export interface QueueRow extends WithdrawalRow {
  nicename: string
  avatar: string
  level: number
  /** The year of certification; 0 when not certified. */
  certified: number
  approvals: number
  /** True if the operator who asks has decided. */
  mine: boolean
}

const approvals = (condition: string) => `from withdrawal_signature s where s.withdrawal = w.id and s.decision = 'approve' ${condition}`
/** Approvals of operators disabled since do not count. */
const byActiveOperator = 'and exists (select 1 from read.operator o where o.id = s.operator and o.disabled_at is null)'
const queued = `${columns('w')}, a.nicename, a.avatar, a.level, coalesce(extract(year from a.certified_at)::int, 0) as certified,
  (select count(*)::int ${approvals(byActiveOperator)}) as approvals, exists (select 1 ${approvals('and s.operator = $1')}) as mine`
const from = 'from withdrawal w join read.account a on a.id = w.uid'
const mineInReview = `w.state = 'review' and exists (select 1 ${approvals('and s.operator = $1')})`

export interface QueueQuery {
  operator: number
  filter: (typeof queueFilters)[number]
  search: string
  page: number
}

/** Open ones oldest first, ended ones newest first. */
export async function listQueue(sql: Sql, { operator, filter, search, page }: QueueQuery): Promise<QueueRow[]> {
  const open = ['waiting', 'mine', 'review', 'approved', 'sending'].includes(filter)
  const condition = filter === 'mine' ? mineInReview : `w.state = $5`
  return sql.query<QueueRow>(
    `select ${queued} ${from} where ${condition} and $5 <> '' and ($2 = '' or a.nicename ilike '%' || $2 || '%' or w.uid::text = $2 or w.no = upper($2))
     order by w.id ${open ? 'asc' : 'desc'} limit $3 offset $4`,
    [operator, search.replace(/[\\%_]/g, '\\$&'), PAGE, (page - 1) * PAGE, filter === 'waiting' ? 'review' : filter],
  )
}

export async function findInQueue(sql: Sql, operator: number, id: number): Promise<QueueRow | undefined> {
  return (await sql.query<QueueRow>(`select ${queued} ${from} where w.id = $2`, [operator, id]))[0]
}

export interface QueueCounts {
  waiting: number
  mine: number
  /** Creation time of the oldest one in review, in epoch seconds. */
  oldest: number
  high: number
}
export async function queueCounts(sql: Sql, operator: number): Promise<QueueCounts> {
  const rows = await sql.query<QueueCounts>(
    `select count(*)::int as waiting, count(*) filter (where ${mineInReview})::int as mine,
       coalesce(extract(epoch from min(w.created_at))::int, 0) as oldest, count(*) filter (where w.risk = 'high')::int as high
     from withdrawal w where w.state = 'review'`,
    [operator],
  )
  return rows[0]!
}

export async function paidToday(sql: Sql): Promise<{ currency: Currency; money: bigint }[]> {
  return sql.query(
    `select currency, sum(net)::bigint as money from withdrawal
     where state = 'paid' and ended_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' group by 1 order by 1`,
  )
}

export interface Decision {
  operator: number
  name: string
  decision: 'approve' | 'reject'
  note: string
  at: number
}
export async function listDecisions(sql: Sql, id: number): Promise<Decision[]> {
  return sql.query<Decision>(
    `select s.operator, o.name, s.decision, s.note, extract(epoch from s.at)::int as at
     from withdrawal_signature s join read.operator o on o.id = s.operator where s.withdrawal = $1 order by s.at, s.operator`,
    [id],
  )
}

export interface Signed {
  outcome: 'no_session' | 'no_withdrawal' | 'decided' | 'unproved' | 'signed_already' | 'review' | 'approved' | Obstacle
  signed: number
  needed: number
}

/** Signs as the operator whose session this is. */
export async function signWithdrawal(sql: Sql, session: Buffer, id: number, note: string): Promise<Signed> {
  return (await sql.query<Signed>('select * from sign_withdrawal($1, $2, $3)', [session, id, note]))[0]!
}

type Rejected = 'no_session' | 'no_withdrawal' | 'decided' | 'rejected'

/** Rejects as the operator whose session this is; the votes are available again. */
export async function rejectWithdrawal(sql: Sql, session: Buffer, id: number, reason: RejectReason, note: string): Promise<Rejected> {
  const { key, hash } = endOfHold(id, 'free')
  const values = [session, id, reason, note, key, hash]
  return (await sql.query<{ outcome: Rejected }>('select * from reject_withdrawal($1, $2, $3, $4, $5, $6)', values))[0]!.outcome
}

export async function addNote(sql: Sql, id: number, operator: number, note: string): Promise<void> {
  await sql.query('insert into withdrawal_note (withdrawal, operator, note) values ($1, $2, $3)', [id, operator, note])
}

export async function listNotes(sql: Sql, id: number): Promise<Omit<Decision, 'decision'>[]> {
  return sql.query(
    `select n.operator, o.name, n.note, extract(epoch from n.at)::int as at
     from withdrawal_note n join read.operator o on o.id = n.operator where n.withdrawal = $1 order by n.id desc limit 50`,
    [id],
  )
}
