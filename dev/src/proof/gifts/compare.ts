import { deepStrictEqual } from 'node:assert/strict'
import type pg from 'pg'

/** Every spend in a show as the ledger's postings have it; what was undone is subtracted. */
const spent = `spent as (
  select t.id, t.owner as uid, w.op, s.id as show_id, s.uid as liveuid, w.created_at as at, w.ref, w.combo, w.count,
    sum(case when p.debit = ledger.wallet(t.owner, 1) then p.amount when p.credit = ledger.wallet(t.owner, 1) then -p.amount else 0 end) as coins,
    sum(case when p.credit = ledger.wallet(s.uid, 2) then p.amount when p.debit = ledger.wallet(s.uid, 2) then -p.amount else 0 end) as votes
  from ledger.transfer t join ledger.transfer w on w.id = coalesce(t.reverses, t.id) join ledger.posting p on p.transfer = t.id
  join show s on s.stream = case when position(':' in w.ref) > 0 then split_part(w.ref, ':', 2) else w.ref end and s.uid <> t.owner
  where t.state = 1 and w.op in (1, 2, 3, 4, 5, 6, 47, 51) group by t.id, w.id, s.id),
 mine as (select * from spent where show_id = any ($1))`
const day = (unit: string) => `(date_trunc('${unit}', at at time zone 'UTC')::date - date '1970-01-01')::bigint`
const scopes = `lateral (values ('show', show_id), ('day', ${day('day')}), ('week', ${day('week')}), ('month', ${day('month')}), ('total', 0::bigint)) v (scope, period)`
const periods = `lateral (values ('hour', floor(extract(epoch from at) / 3600)::bigint), ('day', ${day('day')}), ('week', ${day('week')}),
  ('month', ${day('month')}), ('total', 0::bigint)) v (scope, period)`

/** Projections, and the same from the ledger. Each pair must hold the same rows. */
const pairs: Record<string, [kept: string, ledger: string]> = {
  receipts: [
    `select show_id, uid, op::int, count::bigint, (coins - refunded)::numeric as coins from receipt where show_id = any ($1)`,
    `select show_id, uid, op::int, sum(count)::bigint, sum(coins)::numeric from mine group by 1, 2, 3`,
  ],
  incomes: [
    `select show_id, op::int, coins::numeric, votes::numeric, count::bigint from show_income where show_id = any ($1)`,
    `select show_id, op::int, sum(coins), sum(votes), sum(count)::bigint from mine group by 1, 2`,
  ],
  records: [
    `select show_id, combo, uid, gift::text, nums::bigint, coins::numeric, votes::numeric from gift_record where show_id = any ($1)`,
    `select show_id, combo, uid, split_part(ref, ':', 3), sum(count)::bigint, sum(coins), sum(votes) from mine where op in (1, 51) group by 1, 2, 3, 4`,
  ],
  'votes by minute': [
    `select show_id, minute::numeric, votes::numeric from show_votes where show_id = any ($1)`,
    `select show_id, floor(extract(epoch from at) / 60), sum(votes) from mine where votes <> 0 group by 1, 2`,
  ],
  contributions: [
    `select liveuid, scope, period, uid, coins::numeric from contribution where liveuid in (select uid from show where id = any ($1)) and coins <> 0`,
    `select liveuid, scope, period, uid, sum(coins) from spent, ${scopes} where liveuid in (select uid from show where id = any ($1)) and coins <> 0 and op <> 47 group by 1, 2, 3, 4`,
  ],
  'ranks of givers': [
    `select scope, period::bigint, uid, amount::numeric from ranking where kind = 'consume' and uid = any ($2)`,
    `select scope, period, uid, sum(coins) from spent, ${periods} where uid = any ($2) and coins <> 0 and op <> 47 group by 1, 2, 3`,
  ],
  'ranks of anchors': [
    `select period::bigint, uid, amount::numeric from ranking where kind = 'profit' and scope = 'total' and uid in (select uid from show where id = any ($1))`,
    `select 0::bigint, a.owner, sum(case when p.credit = a.id then p.amount else -p.amount end)::numeric from ledger.account a
       join ledger.posting p on a.id in (p.credit, p.debit) join ledger.transfer t on t.id = p.transfer
       join ledger.transfer w on w.id = coalesce(t.reverses, t.id) where a.asset = 2 and w.op in (1, 2, 3, 4, 5, 6, 47, 51) and t.state = 1
         and a.owner in (select uid from show where id = any ($1)) group by 2`,
  ],
  levels: [
    `select id, level::int from account where id = any ($2)`,
    `select u, coalesce((select max(r.level) from level_rule r where r.kind = 'user' and r.need <= coalesce((select sum(s.coins) from spent s where s.uid = u), 0)), 1)::int
     from unnest($2::int[]) u`,
  ],
  'terms of guard': [
    `select liveuid, uid, tier::text, extract(epoch from ends_at)::bigint::text from guard where liveuid in (select uid from show where id = any ($1)) and uid = any ($2)`,
    `select distinct on (liveuid, uid) liveuid, uid, split_part(ref, ':', 3), split_part(ref, ':', 4) from spent where op = 3 and uid = any ($2)
       and liveuid in (select uid from show where id = any ($1)) order by liveuid, uid, at desc`,
  ],
}

/** Names of what differs from the ledger, with how many rows do. */
export async function differences(owner: pg.Pool, shows: readonly string[], uids: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const [name, [kept, ledger]] of Object.entries(pairs)) {
    const { rows } = await owner.query<{ n: number; rows: number; example: string | null }>(
      `with ${spent}, kept as (${kept}), held as (${ledger}),
       other as ((select * from kept except all select * from held) union all (select * from held except all select * from kept))
       select (select count(*)::int from other) as n, (select count(*)::int from held) as rows, (select o::text from other o limit 1) as example
       where $1::bigint[] is not null and $2::int[] is not null`,
      [shows, uids],
    )
    if (rows[0]!.n > 0) found.push(`${name}: ${rows[0]!.n} of ${rows[0]!.rows} rows, such as ${rows[0]!.example}`)
    if (rows[0]!.rows === 0) found.push(`${name}: nothing to compare`)
  }
  return found
}

interface Term {
  liveuid: number
  uid: number
  tier: string
  days: number
  at: number
  end: number
}

/** Every term of guard is the one before and its days, or begins when it was bought. */
export async function checkTerms(owner: pg.Pool, uids: readonly number[]): Promise<number> {
  const { rows } = await owner.query<Term>(
    `select s.uid as liveuid, t.owner as uid, split_part(t.ref, ':', 3) as tier, g.days, extract(epoch from t.created_at)::float8 as at,
       split_part(t.ref, ':', 4)::float8 as "end"
     from ledger.transfer t join show s on s.stream = split_part(t.ref, ':', 2) join guard_tier g on g.id::text = split_part(t.ref, ':', 3)
     where t.op = 3 and t.state = 1 and t.owner = any ($1) order by s.uid, t.owner, t.created_at`,
    [uids],
  )
  const wrong = rows.filter((term, n) => {
    const before = rows[n - 1]
    const runs = before?.liveuid === term.liveuid && before.uid === term.uid && before.end > term.at
    const begins = runs && before.tier === term.tier ? before.end : term.at
    return Math.abs(begins + term.days * 86_400 - term.end) > 2
  })
  deepStrictEqual(wrong, [], 'a term of guard is not what was bought')
  return rows.length
}

/** The counts of a run go up by what each gift added, without holes and repeats. */
export async function checkRuns(owner: pg.Pool, uids: readonly number[]): Promise<number> {
  const { rows } = await owner.query<{ combo: string; right: boolean }>(
    `select combo, bool_and(run = upto) as right from (
       select t.combo, split_part(t.ref, ':', 4)::int as run, sum(t.count) over (partition by t.combo order by split_part(t.ref, ':', 4)::int) as upto
       from ledger.transfer t where t.owner = any ($1) and t.state = 1 and t.op in (1, 51)) r group by combo`,
    [uids],
  )
  deepStrictEqual(
    rows.filter(({ right }) => !right),
    [],
    'the count of a run is not what was given',
  )
  return rows.length
}
