import { type FeedTransfer, ops } from '../../core/ledger/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { periodOf } from '../../core/room/index.ts'

/** Stream in the reference of a spend in a show: `<stream>`, or `<kind>:<stream>:…`. */
function streamOf({ ref }: Pick<FeedTransfer, 'ref'>): string {
  return ref.includes(':') ? (ref.split(':')[1] ?? '') : ref
}

interface GivenGift {
  gift: number
  /** Empty: the anchor. */
  receivers: number[]
}
const giftRef = /^gift:\d+_\d+:(\d{1,3}):\d+(?::(\d{1,10}(?:,\d{1,10})*))?$/
/**
 * Parts of `gift:<stream>:<gift>:<count>` and, for others than the anchor, `:<uid>,<uid>`. Undefined for anything else, which must not stop
 * the feed.
 */
function giftOf({ op, ref, combo }: Pick<FeedTransfer, 'op' | 'ref' | 'combo'>): GivenGift | undefined {
  const found = (op === ops.gift || op === ops.itemGift) && combo !== null ? giftRef.exec(ref) : null
  return found ? { gift: Number(found[1]), receivers: found[2]?.split(',').map(Number) ?? [] } : undefined
}

/** Gift of a transfer, and its receivers; undefined for anything else. */
export function givenGift(transfer: FeedTransfer): GivenGift | undefined {
  const given = giftOf(transfer)
  return given && { ...given, receivers: given.receivers.length > 0 ? given.receivers : [Number(streamOf(transfer).split('_')[0])] }
}

export interface ShowVotes {
  showId: bigint
  stream: string
  liveuid: number
  /** Votes added. */
  votes: bigint
}

/** With whom an anchor was alone stays between the two: everybody can read who gave how much. */
const isPublic = `s.coins <> 0 and s.op <> ${ops.privateFee}`

/**
 * Payments of an anchor in their own room, which are in their receipt. They bring the room nothing, and rank them only where a guest was
 * given a gift.
 */
const byAudience = 's.uid <> s.liveuid'
const ranksGiver = `${isPublic} and (${byAudience} or s.op = ${ops.gift})`

/** Projections of a batch: `spent` is a transfer in a show, `received` whom it brought votes. */
const projections = `
  income as (insert into show_income as i (show_id, op, coins, votes, count)
    select s.id, s.op, sum(s.coins), sum(s.votes), sum(s.count) from spent s where ${byAudience} group by 1, 2
    on conflict (show_id, op) do update set coins = i.coins + excluded.coins, votes = i.votes + excluded.votes, count = i.count + excluded.count),
  given as (insert into contribution as c (liveuid, scope, period, uid, coins)
    select s.liveuid, v.scope, v.period, s.uid, sum(s.coins) from spent s,
      lateral (values ('show', s.id), ('day', ${periodOf.day('s.at')}::bigint), ('week', ${periodOf.week('s.at')}::bigint),
        ('month', ${periodOf.month('s.at')}::bigint), ('total', 0::bigint)) v (scope, period) where ${isPublic} and ${byAudience} group by 1, 2, 3, 4
    on conflict (liveuid, scope, period, uid) do update set coins = c.coins + excluded.coins),
  moved as (select 'consume' as kind, s.uid, s.at, s.coins as amount from spent s where ${ranksGiver}
    union all select 'profit', r.uid, p.at, r.votes from received r join paid p on p.position = r.n),
  ranked as (insert into ranking as k (kind, scope, period, uid, amount)
    select m.kind, v.scope, v.period, m.uid, sum(m.amount) from moved m,
      lateral (values ('hour', ${periodOf.hour('m.at')}), ('day', ${periodOf.day('m.at')}), ('week', ${periodOf.week('m.at')}),
        ('month', ${periodOf.month('m.at')}), ('total', 0)) v (scope, period) group by 1, 2, 3, 4
    on conflict (kind, scope, period, uid) do update set amount = k.amount + excluded.amount),
  receipts as (insert into receipt as e (show_id, uid, op, count, coins, refunded)
    select id, uid, op, coalesce(sum(count) filter (where not undone), 0), coalesce(sum(coins) filter (where not undone), 0),
      coalesce(-sum(coins) filter (where undone), 0) from spent group by 1, 2, 3
    on conflict (show_id, uid, op) do update set count = e.count + excluded.count, coins = e.coins + excluded.coins,
      refunded = e.refunded + excluded.refunded),
  presents as (select p.combo, s.uid, s.id as show_id, s.op = ${ops.itemGift} as packed, s.at, s.undone, g.gift,
      case when g.receiver = 0 then s.liveuid else g.receiver end as receiver, s.count / g.parts as nums, s.coins / g.parts as coins, s.position
    from gifts g join spent s on s.position = g.n join paid p on p.position = g.n),
  records as (insert into gift_record as x (combo, receiver, uid, show_id, gift, packed, nums, coins, votes, undone_nums, undone_coins, undone_votes, at)
    select t.combo, t.receiver, t.uid, t.show_id, t.gift, t.packed,
      coalesce(sum(t.nums) filter (where not t.undone), 0), coalesce(sum(t.coins) filter (where not t.undone), 0),
      coalesce(sum(r.votes) filter (where not t.undone), 0), coalesce(-sum(t.nums) filter (where t.undone), 0),
      coalesce(-sum(t.coins) filter (where t.undone), 0), coalesce(-sum(r.votes) filter (where t.undone), 0), max(t.at)
    from presents t left join received r on r.n = t.position and r.uid = t.receiver group by 1, 2, 3, 4, 5, 6
    on conflict (combo, receiver) do update set nums = x.nums + excluded.nums, coins = x.coins + excluded.coins, votes = x.votes + excluded.votes,
      undone_nums = x.undone_nums + excluded.undone_nums, undone_coins = x.undone_coins + excluded.undone_coins,
      undone_votes = x.undone_votes + excluded.undone_votes, at = greatest(x.at, excluded.at)),
  walls as (insert into gift_wall as w (uid, gift, nums) select t.receiver, t.gift, sum(t.nums) from presents t group by 1, 2
    on conflict (uid, gift) do update set nums = w.nums + excluded.nums),
  minutes as (insert into show_votes as m (show_id, minute, votes)
    select id, floor(extract(epoch from at) / 60)::int, sum(votes) from spent where votes <> 0 group by 1, 2
    on conflict (show_id, minute) do update set votes = m.votes + excluded.votes)`

const add = `with paid as (select * from unnest($1::text[], $2::smallint[], $3::int[], $4::timestamptz[], $5::bigint[], $6::int[], $7::uuid[])
    with ordinality as p (stream, op, uid, at, coins, count, combo, position)),
  received as (select * from unnest($8::int[], $9::int[], $10::bigint[]) as r (n, uid, votes)),
  gifts as (select * from unnest($11::int[], $12::smallint[], $13::int[], $14::int[]) as g (n, gift, receiver, parts)),
  spent as (select s.id, s.uid as liveuid, s.stream, s.state, p.position, p.op, p.uid, p.at, p.coins, p.count, p.count < 0 as undone,
      coalesce(r.votes, 0) as votes from paid p
    join read.show s on s.stream = p.stream left join received r on r.n = p.position and r.uid = s.uid),
  ${projections}
  select s.id as "showId", s.stream, s.liveuid, sum(s.votes)::bigint as votes from spent s where s.state = 'live' and ${byAudience} group by 1, 2, 3 order by 1`

/** Adds committed transfers to what their shows, givers and receivers have. Answers the shows on air in which something was given. */
export async function addTransfers(sql: Sql, transfers: readonly FeedTransfer[]): Promise<ShowVotes[]> {
  const received = transfers.flatMap(({ receivers }, n) => receivers.map((r) => ({ n: n + 1, ...r })))
  const gifts = transfers.flatMap((transfer, n) => {
    const given = giftOf(transfer)
    const receivers = given && (given.receivers.length > 0 ? given.receivers : [0])
    return receivers?.map((receiver) => ({ n: n + 1, gift: given!.gift, receiver, parts: receivers.length })) ?? []
  })
  return sql.query<ShowVotes>(add, [
    transfers.map(streamOf),
    transfers.map((t) => t.op),
    transfers.map((t) => t.uid),
    transfers.map((t) => t.at),
    transfers.map((t) => t.coins),
    transfers.map((t) => t.count),
    transfers.map((t) => t.combo),
    received.map((r) => r.n),
    received.map((r) => r.uid),
    received.map((r) => r.votes),
    gifts.map((g) => g.n),
    gifts.map((g) => g.gift),
    gifts.map((g) => g.receiver),
    gifts.map((g) => g.parts),
  ])
}

/** Levels follow what was ever spent and got; the ledger's own totals say how much that is. */
export async function raiseLevels(sql: Sql, transfers: readonly FeedTransfer[]): Promise<void> {
  const givers = new Set(transfers.map(({ uid }) => uid))
  const receivers = new Set(transfers.flatMap((t) => t.receivers.map(({ uid }) => uid)))
  await sql.query('select raise_levels($1, $2)', [[...givers], [...receivers]])
}

/** Everything `addTransfers` has added. */
export async function clearProjections(sql: Sql): Promise<void> {
  for (const table of ['show_income', 'contribution', 'ranking', 'receipt', 'gift_record', 'gift_wall', 'show_votes'])
    await sql.query(`delete from ${table}`)
}

const PURGE_BATCH = 5_000
/** Retention of a period, in running hours or days after its begin: the one before can still be looked at. */
const kept = { hour: 48, day: 40, week: 70, month: 400 } as const

/** Takes away ranks of periods that are long over. True while there may be more. */
export async function purgeRanks(sql: Sql): Promise<boolean> {
  const over = (t: string, scopes: readonly (keyof typeof kept)[]) =>
    scopes
      .map((scope) => `${t}.scope = '${scope}' and ${t}.period < ${periodOf[scope === 'hour' ? 'hour' : 'day']('now()')} - ${kept[scope]}`)
      .join(' or ')
  const rows = await sql.query<{ gone: number }>(
    `with r as (delete from ranking d using (select ctid from ranking r where ${over('r', ['hour', 'day', 'week', 'month'])} limit ${PURGE_BATCH}) o
       where d.ctid = o.ctid returning 1),
     c as (delete from contribution d using (select ctid from contribution c where ${over('c', ['day', 'week', 'month'])} limit ${PURGE_BATCH}) o
       where d.ctid = o.ctid returning 1)
     select greatest((select count(*) from r), (select count(*) from c))::int as gone`,
  )
  return rows[0]!.gone === PURGE_BATCH
}
