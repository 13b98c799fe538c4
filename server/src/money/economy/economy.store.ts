import { invitationPercent, type SpendKind } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import type { AnchorShare, CurrencyRange, Economy, ExchangeTerms, PayoutTerms, PricedPack } from './Economy.ts'

export async function readShares(sql: Sql): Promise<AnchorShare[]> {
  return sql.query<AnchorShare>('select kind, gift_kind as "giftKind", percent from anchor_share order by kind, gift_kind')
}

/** Packs and payouts on offer: one that cannot be used brings nothing. USDT is paid in at the price in dollars. */
export async function readEconomy(sql: Sql): Promise<Economy> {
  const packs = await sql.query<PricedPack>(
    `select r.id, r.first, r.coins, r.give as bonus, c.currency, p.amount * c.units as price
     from read.recharge_rule r join read.recharge_price p on p.rule = r.id
     join (values ('BRL', 'BRL', 1), ('USD', 'USD', 1), ('EUR', 'EUR', 1), ('USD', 'USDT', 10000)) c (priced, currency, units) on c.priced = p.currency
     where r.offered order by r.id, c.currency`,
  )
  const payouts = await sql.query<PayoutTerms>(
    `select case type when 1 then 'pix' else 'usdt' end as method, currency, scale, votes_per_unit::bigint as "votesPerUnit",
       take_permille::bigint as "takePermille", tax_permille::bigint as "taxPermille", fee, minimum_votes as "minimumVotes"
     from read.cash_rule where offered order by type`,
  )
  const [exchange] = await sql.query<ExchangeTerms>(
    `select vote_give::bigint as "voteGive", vote_get::bigint as "voteGet", coin_open as "coinOpen", coin_give::bigint as "coinGive",
       coin_get::bigint as "coinGet" from read.exchange_rule`,
  )
  const ranges = await sql.query<CurrencyRange>('select currency, low, high from currency_range order by currency')
  return { packs, payouts, shares: await readShares(sql), exchange: exchange!, ranges, rewardPercent: invitationPercent }
}

/** One economy is checked at a time: two changes that are fine alone may not be fine together. */
export async function lockEconomy(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('economy'))`)
}

export async function setShare(sql: Sql, { kind, giftKind, percent }: AnchorShare): Promise<void> {
  await sql.query(
    `insert into anchor_share (kind, gift_kind, percent) values ($1, $2, $3) on conflict (kind, gift_kind) do update set percent = excluded.percent`,
    [kind satisfies SpendKind, giftKind, percent],
  )
}

export async function setRange(sql: Sql, { currency, low, high }: CurrencyRange): Promise<void> {
  await sql.query(
    'insert into currency_range (currency, low, high) values ($1, $2, $3) on conflict (currency) do update set low = excluded.low, high = excluded.high',
    [currency, low, high],
  )
}

export async function setVotesPerUnit(sql: Sql, method: PayoutTerms['method'], votesPerUnit: bigint): Promise<void> {
  await sql.query('update cash_rule set votes_per_unit = $2 where type = $1', [method === 'pix' ? 1 : 2, votesPerUnit])
}

export async function setBonus(sql: Sql, pack: number, bonus: bigint): Promise<void> {
  await sql.query('update recharge_rule set give = $2 where id = $1', [pack, bonus])
}

export async function setVoteExchange(sql: Sql, give: bigint, get: bigint): Promise<void> {
  await sql.query('update exchange_rule set vote_give = $1, vote_get = $2', [give, get])
}
