import type { Sql } from '../../platform/postgres.ts'

export interface ExchangeRule {
  voteGive: bigint
  voteGet: bigint
  coinOpen: boolean
  coinGive: bigint
  coinGet: bigint
  coinCapMonth: bigint
  coinAgeDays: number
}
export async function readRule(sql: Sql): Promise<ExchangeRule> {
  const rows = await sql.query<ExchangeRule>(
    `select vote_give::bigint as "voteGive", vote_get::bigint as "voteGet", coin_open as "coinOpen", coin_give::bigint as "coinGive",
       coin_get::bigint as "coinGet", coin_cap_month as "coinCapMonth", coin_age_days as "coinAgeDays" from exchange_rule`,
  )
  return rows[0]!
}

export interface ExchangeRow {
  ofVotes: boolean
  amount: bigint
  proceeds: bigint
  coinsLeft: bigint
  votesLeft: bigint
}

export async function findExchange(sql: Sql, uid: number, key: string): Promise<ExchangeRow | undefined> {
  const rows = await sql.query<ExchangeRow>(
    `select of_votes as "ofVotes", give as amount, got as proceeds, coins_left as "coinsLeft", votes_left as "votesLeft" from exchanged where uid = $1 and key = $2`,
    [uid, key],
  )
  return rows[0]
}

export async function addExchange(sql: Sql, uid: number, key: string, e: ExchangeRow): Promise<void> {
  await sql.query(`insert into exchanged (uid, key, of_votes, give, got, coins_left, votes_left) values ($1, $2, $3, $4, $5, $6, $7)`, [
    uid,
    key,
    e.ofVotes,
    e.amount,
    e.proceeds,
    e.coinsLeft,
    e.votesLeft,
  ])
}

/** Lock until the transaction ends: no other transaction moves this person's coins or votes. */
export async function lockWallet(sql: Sql, uid: number): Promise<void> {
  await sql.query('select ledger.lock_wallet($1)', [uid])
}

export interface CoinTotals {
  /** Bought long enough ago and settled, without bonus coins. */
  bought: bigint
  /** Every coin that ever left the wallet. */
  spent: bigint
  /** Exchanged for votes this month. */
  month: bigint
}
export async function coinTotals(sql: Sql, uid: number, ageDays: number): Promise<CoinTotals> {
  const rows = await sql.query<CoinTotals>(
    `select (select coalesce(sum(coins), 0)::bigint from read.payment
        where uid = $1 and state = 'credited' and at <= now() - make_interval(days => $2) and settles_at <= now()) as bought,
       ledger.coins_gone($1) as spent,
       (select coalesce(sum(give), 0)::bigint from exchanged
        where uid = $1 and not of_votes and at >= date_trunc('month', now(), 'UTC')) as month`,
    [uid, ageDays],
  )
  return rows[0]!
}
