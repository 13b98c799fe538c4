import type { Sql } from '../../platform/postgres.ts'

/** One month of one of a person's accounts. Slots: 1 coins, 2 votes, 3 debt. */
export interface MonthTotal {
  month: string
  slot: number
  credits: bigint
  debits: bigint
  postings: bigint
  sealed: bigint
}

/** Months with postings, newest first. */
export async function monthlyTotals(sql: Sql, uid: number): Promise<MonthTotal[]> {
  return sql.query<MonthTotal>(
    `select to_char(month, 'YYYY-MM') as month, slot, came as credits, went as debits, lines as postings, sealed from ledger.months_of($1)`,
    [uid],
  )
}

export interface StatementPosting {
  transfer: bigint
  leg: number
  slot: number
  op: number
  amount: bigint
  balance: bigint
  other: number | null
  ref: string
  at: Date
}

/** Newest first. */
export async function statementPostings(
  sql: Sql,
  uid: number,
  month: string,
  slots: readonly number[],
  page: { limit: number; offset: number },
): Promise<StatementPosting[]> {
  return sql.query<StatementPosting>('select * from ledger.lines_of($1, $2, $3, $4, $5)', [
    uid,
    `${month}-01`,
    slots,
    page.limit,
    page.offset,
  ])
}

/** A transfer as it was sealed, with running sums within its month. */
export interface SealedTransfer {
  id: bigint
  op: number
  owner: number
  state: number
  reason: string
  ref: string
  at: bigint
  salt: string
  postings: [string, string, string, string, string][]
  coin: bigint
  vote: bigint
  debt: bigint
  coin_sum: bigint
  vote_sum: bigint
  debt_sum: bigint
  /** Number of sealed transfers of the whole month. */
  of_all: bigint
}

/** Oldest first. */
export async function sealedTransfers(
  sql: Sql,
  uid: number,
  month: string,
  page: { limit: number; offset: number },
): Promise<SealedTransfer[]> {
  return sql.query<SealedTransfer>('select * from ledger.sealed_of($1, $2, $3, $4)', [uid, `${month}-01`, page.limit, page.offset])
}

export interface OpeningBalances {
  coin: bigint
  vote: bigint
  debt: bigint
}

/** Balances before a month, of sealed transfers only. */
export async function openingBalances(sql: Sql, uid: number, month: string): Promise<OpeningBalances> {
  const rows = await sql.query<OpeningBalances>('select * from ledger.sealed_before($1, $2)', [uid, `${month}-01`])
  return rows[0]!
}

export interface Proof {
  transfer: bigint
  seal: bigint
  leaf: number
  path: Buffer
}

export async function proofsOf(sql: Sql, transfers: readonly bigint[]): Promise<Proof[]> {
  return sql.query<Proof>('select * from ledger.proofs_of($1)', [transfers])
}

/** Merkle paths from each seal to the history of the head. */
export async function historyPaths(sql: Sql, seals: readonly bigint[], head: bigint): Promise<Buffer[]> {
  const rows = await sql.query<{ path: Buffer }>(
    `select case when s.id = $2 then ''::bytea else ledger.history_path(s.id, $2) end as path
     from unnest($1::bigint[]) with ordinality s (id, n) order by s.n`,
    [seals, head],
  )
  return rows.map((row) => row.path)
}

export interface Recount {
  at: Date
  postings: bigint
  matches: boolean
}

/** Recomputes the balances from the first posting on, unless that was done within these minutes. */
export async function recount(sql: Sql, uid: number, freshMinutes: number): Promise<Recount> {
  const rows = await sql.query<Recount>(
    'select at, lines as postings, agrees as matches from ledger.recount($1, make_interval(mins => $2))',
    [uid, freshMinutes],
  )
  return rows[0]!
}
