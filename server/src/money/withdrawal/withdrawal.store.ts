import type { CashOut, Currency, RejectReason, WithdrawalState } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import type { AccountRow } from './account.store.ts'
import type { RiskAssessment } from './risk.ts'

export interface WithdrawalRow extends CashOut {
  id: number
  no: string
  uid: number
  hash: Buffer
  accountId: number
  type: number
  holder: string
  document: string
  keyType: string
  destination: string
  votes: bigint
  left: bigint
  currency: Currency
  state: WithdrawalState
  reason: RejectReason | ''
  note: string
  risk: RiskAssessment['level']
  riskSignals: RiskAssessment['signals']
  requiredApprovals: number
  prepared: string
  providerId: string
  /** Reason of a delay or failure, for operators. */
  statusReason: string
  created: number
  ended: number
}

/** Columns of a WithdrawalRow, for a query that may alias the table. */
export const columns = (w = 'withdrawal') => `${w}.id, ${w}.no, ${w}.uid, ${w}.hash, ${w}.account_id as "accountId", ${w}.type, ${w}.holder,
  ${w}.document, ${w}.key_type as "keyType", ${w}.destination, ${w}.votes, ${w}.left_votes as "left", ${w}.currency, ${w}.gross, ${w}.take, ${w}.tax,
  ${w}.fee, ${w}.net, ${w}.state, ${w}.reason, ${w}.note, ${w}.risk, ${w}.signs as "riskSignals", ${w}.needed as "requiredApprovals",
  ${w}.prepared, ${w}.provider_id as "providerId", ${w}.why as "statusReason",
  extract(epoch from ${w}.created_at)::int as created, coalesce(extract(epoch from ${w}.ended_at)::int, 0) as ended`

const PAGE = 20

export interface NewWithdrawal extends CashOut {
  no: string
  uid: number
  key: string
  hash: Buffer
  account: AccountRow
  votes: bigint
  left: bigint
  currency: Currency
  risk: RiskAssessment
  requiredApprovals: number
}

export async function insertWithdrawal(sql: Sql, w: NewWithdrawal): Promise<WithdrawalRow> {
  const { account: a, risk } = w
  const requested = [w.no, w.uid, w.key, w.hash, a.id, a.type, a.name, a.document, a.keyType, a.account, w.votes, w.left, w.currency]
  const assessed = [w.gross, w.take, w.tax, w.fee, w.net, risk.level, JSON.stringify(risk.signals), w.requiredApprovals]
  const rows = await sql.query<WithdrawalRow>(
    `insert into withdrawal (no, uid, key, hash, account_id, type, holder, document, key_type, destination, votes, left_votes, currency,
       gross, take, tax, fee, net, risk, signs, needed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) returning ${columns()}`,
    [...requested, ...assessed],
  )
  return rows[0]!
}

export async function findWithdrawalByKey(sql: Sql, uid: number, key: string): Promise<WithdrawalRow | undefined> {
  return (await sql.query<WithdrawalRow>(`select ${columns()} from withdrawal where uid = $1 and key = $2`, [uid, key]))[0]
}

export async function findWithdrawal(sql: Sql, id: number): Promise<WithdrawalRow | undefined> {
  return (await sql.query<WithdrawalRow>(`select ${columns()} from withdrawal where id = $1`, [id]))[0]
}

export async function listWithdrawals(sql: Sql, uid: number, page: number): Promise<WithdrawalRow[]> {
  const values = [uid, PAGE, (page - 1) * PAGE]
  return sql.query<WithdrawalRow>(`select ${columns()} from withdrawal where uid = $1 order by id desc limit $2 offset $3`, values)
}

/** Withdrawals of this month (UTC), without rejected and failed ones. */
export async function countThisMonth(sql: Sql, uid: number): Promise<number> {
  const rows = await sql.query<{ n: number }>(
    `select count(*)::int as n from withdrawal where uid = $1 and state not in ('rejected', 'failed')
     and created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
    [uid],
  )
  return rows[0]!.n
}

/** Withdrawals of the last 24 hours, without rejected and failed ones: per method, with its limit for a second approval. */
export async function requestedLastDay(sql: Sql, uid: number): Promise<{ net: bigint; limit: bigint }[]> {
  return sql.query(
    `select sum(w.net)::bigint as net, r.two_people_above as "limit" from withdrawal w join cash_rule r on r.type = w.type
     where w.uid = $1 and w.state not in ('rejected', 'failed') and w.created_at > now() - interval '1 day' group by r.type`,
    [uid],
  )
}

/** Serializes everything that takes votes out of a wallet. */
export async function lockVotes(sql: Sql, uid: number): Promise<void> {
  await sql.query('select ledger.lock_votes($1)', [uid])
}

export async function votesTotal(sql: Sql, uid: number): Promise<bigint> {
  return (await sql.query<{ total: bigint }>('select ledger.votes_total($1) as total', [uid]))[0]!.total
}

export async function isCertified(sql: Sql, uid: number): Promise<boolean> {
  return (await sql.query('select 1 from read.account where id = $1 and certified_at is not null', [uid])).length > 0
}
