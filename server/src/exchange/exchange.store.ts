import type { Tx } from '../platform/postgres.ts'

export interface Rule {
  voteGive: bigint
  voteGet: bigint
  coinOpen: boolean
  coinGive: bigint
  coinGet: bigint
  coinCapMonth: bigint
  coinAgeDays: number
}
export async function readRule(tx: Tx): Promise<Rule> {
  const rows = await tx.query<Rule>(
    `select vote_give::bigint as "voteGive", vote_get::bigint as "voteGet", coin_open as "coinOpen", coin_give::bigint as "coinGive",
       coin_get::bigint as "coinGet", coin_cap_month as "coinCapMonth", coin_age_days as "coinAgeDays" from exchange_rule`,
  )
  return rows[0]!
}

export interface Exchanged {
  ofVotes: boolean
  give: bigint
  got: bigint
  coinsLeft: bigint
  votesLeft: bigint
}

/** What was answered under a key. */
export async function exchangedUnder(tx: Tx, uid: number, key: string): Promise<Exchanged | undefined> {
  const rows = await tx.query<Exchanged>(
    `select of_votes as "ofVotes", give, got, coins_left as "coinsLeft", votes_left as "votesLeft" from exchanged where uid = $1 and key = $2`,
    [uid, key],
  )
  return rows[0]
}

export async function addExchanged(tx: Tx, uid: number, key: string, e: Exchanged): Promise<void> {
  await tx.query(`insert into exchanged (uid, key, of_votes, give, got, coins_left, votes_left) values ($1, $2, $3, $4, $5, $6, $7)`, [
    uid,
    key,
    e.ofVotes,
    e.give,
    e.got,
    e.coinsLeft,
    e.votesLeft,
  ])
}

/** Until the transaction ends nobody else moves this person's coins or votes. */
export async function holdWallet(tx: Tx, uid: number): Promise<void> {
  await tx.query('select ledger.hold_wallet($1)', [uid])
}

export interface CoinFigures {
  /** Bought long enough ago, paid for good, without what was given on top. */
  bought: bigint
  /** Every coin that ever left the wallet. */
  gone: bigint
  /** Turned into votes this month. */
  month: bigint
}
export async function coinFigures(tx: Tx, uid: number, ageDays: number): Promise<CoinFigures> {
  const rows = await tx.query<CoinFigures>(
    `select (select coalesce(sum(coins), 0)::bigint from payment
        where uid = $1 and state = 'credited' and at <= now() - make_interval(days => $2) and settles_at <= now()) as bought,
       ledger.coins_gone($1) as gone,
       (select coalesce(sum(give), 0)::bigint from exchanged
        where uid = $1 and not of_votes and at >= date_trunc('month', now(), 'UTC')) as month`,
    [uid, ageDays],
  )
  return rows[0]!
}
