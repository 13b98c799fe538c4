import type { Language, UserCard } from '@nimbo/contract'
import { ops } from '../../core/ledger/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { type RedTotals, redTotals } from './red.store.ts'

export interface PaidGift {
  id: number
  giftname: string
  gifticon: string
  nums: number
  coin: string
  ispack: 0 | 1
}
/** Gifts one person gave in a show, also those that were undone later. */
export async function giftsOfPerson(sql: Sql, showId: bigint, uid: number, language: Language): Promise<PaidGift[]> {
  return sql.query<PaidGift>(
    `select g.id, g.names ->> $3 as giftname, g.icon as gifticon, sum(r.nums)::int as nums, sum(r.coins)::text as coin, r.packed::int as ispack
     from read.gift_record r join read.gift g on g.id = r.gift where r.show_id = $1 and r.uid = $2
     group by g.id, g.names, g.icon, r.packed having sum(r.nums) > 0 order by sum(r.coins) desc, g.id`,
    [showId, uid, language],
  )
}

export interface PaidOf {
  count: number
  coins: bigint
}
export interface Paid {
  of(op: 'roomFee' | 'minuteFee' | 'privateFee' | 'barrage' | 'guard' | 'tip'): PaidOf
  /** Before what came back. */
  total: bigint
  gifts: bigint
  refunded: bigint
}
/** Payments of one person in a show, by what they were for. */
export async function paidIn(sql: Sql, showId: bigint, uid: number): Promise<Paid> {
  const rows = await sql.query<PaidOf & { op: number; refunded: bigint }>(
    'select op, count::int, coins, refunded from read.receipt where show_id = $1 and uid = $2',
    [showId, uid],
  )
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  return {
    of: (op) => rows.find((row) => row.op === ops[op]) ?? { count: 0, coins: 0n },
    total: sum(rows.map(({ coins }) => coins)),
    gifts: sum(rows.filter(({ op }) => op === ops.gift).map(({ coins }) => coins)),
    refunded: sum(rows.map(({ refunded }) => refunded)),
  }
}

/** All that somebody paid in a show, less what came back. */
export function totalOf(paid: Paid, reds: RedTotals): bigint {
  return paid.total + reds.coins - paid.refunded - reds.refunded
}
export async function spentIn(sql: Sql, showId: bigint, uid: number): Promise<bigint> {
  return totalOf(...(await Promise.all([paidIn(sql, showId, uid), redTotals(sql, showId, uid)])))
}

export interface Tips {
  held: bigint
  returned: bigint
}
/** Tips of a person in a show that wait, and that came back. */
export async function tipsOfPerson(sql: Sql, showId: bigint, uid: number): Promise<Tips> {
  const rows = await sql.query<Tips>(
    `select coalesce(sum(t.coins) filter (where t.ended_at is null), 0)::bigint as held,
       coalesce(sum(t.coins) filter (where t.ended_at is not null and g.state <> 'done'), 0)::bigint as returned
     from read.goal g join read.goal_tip t on t.goal_id = g.id and t.uid = $2 where g.show_id = $1`,
    [showId, uid],
  )
  return rows[0]!
}

/** Seconds since somebody first came in; undefined for who was never let in. */
export async function watchedSeconds(sql: Sql, showId: bigint, uid: number): Promise<number | undefined> {
  const rows = await sql.query<{ seconds: number }>(
    `select greatest(extract(epoch from coalesce(s.ended_at, now()) - greatest(v.first_at, s.started_at)), 0)::int as seconds
     from read.visit v join read.show s on s.id = v.show_id where v.show_id = $1 and v.uid = $2`,
    [showId, uid],
  )
  return rows[0]?.seconds
}

export interface GiftRecord {
  combo: string
  giftid: number
  giftname: string
  gifticon: string
  nums: number
  coin: string
  votes: string
  ispack: 0 | 1
  at: number
  stream: string
  title: string
  user: UserCard
}
const RECORDS_A_PAGE = 20
/** A page of what somebody gave or got, less what was undone. */
export async function giftRecords(
  sql: Sql,
  { uid, got, page, language }: { uid: number; got: boolean; page: number; language: Language },
): Promise<GiftRecord[]> {
  const [own, other] = got ? ['receiver', 'uid'] : ['uid', 'receiver']
  const rows = await sql.query<Omit<GiftRecord, 'user'> & { user: Omit<UserCard, 'avatar_thumb'> }>(
    `select r.combo, g.id as giftid, g.names ->> $2 as giftname, g.icon as gifticon, (r.nums - r.undone_nums)::int as nums,
       (r.coins - r.undone_coins)::text as coin, (r.votes - r.undone_votes)::text as votes, r.packed::int as ispack,
       extract(epoch from r.at)::int as at, s.stream, s.title,
       json_build_object('id', a.id, 'user_nicename', a.nicename, 'avatar', a.avatar, 'sex', a.sex, 'level', a.level) as "user"
     from read.gift_record r join read.gift g on g.id = r.gift join read.show s on s.id = r.show_id join read.account a on a.id = r.${other}
     where r.${own} = $1 and r.nums > r.undone_nums order by r.at desc, r.combo limit ${RECORDS_A_PAGE} offset $3`,
    [uid, language, (page - 1) * RECORDS_A_PAGE],
  )
  return rows.map((row) => ({ ...row, user: { ...row.user, avatar_thumb: thumbOf(row.user.avatar) } }))
}

export interface GotGift {
  id: number
  giftname: string
  gifticon: string
  nums: number
  votes: string
}
/** Gifts that brought a show's anchor votes, less what was undone. */
export async function giftsOfShow(sql: Sql, show: { id: bigint; uid: number }, language: Language): Promise<GotGift[]> {
  return sql.query<GotGift>(
    `select g.id, g.names ->> $3 as giftname, g.icon as gifticon, sum(r.nums - r.undone_nums)::int as nums,
       sum(r.votes - r.undone_votes)::text as votes
     from read.gift_record r join read.gift g on g.id = r.gift where r.show_id = $1 and r.receiver = $2
     group by g.id, g.names, g.icon having sum(r.nums - r.undone_nums) > 0 order by sum(r.votes - r.undone_votes) desc, sum(r.nums - r.undone_nums) desc, g.id`,
    [show.id, show.uid, language],
  )
}

const POINTS = 60
export interface ReportPoint {
  at: number
  nums: number
  votes: string
}
/** Most viewers and votes of each of at most sixty equal stretches of a show, the last of them told of its end. A stretch without a count has the viewers of the one before. */
export async function reportPoints(sql: Sql, showId: bigint): Promise<ReportPoint[]> {
  const rows = await sql.query<{ at: number; nums: number | null; votes: string }>(
    `with minute as (select minute, viewers, 0::bigint as votes from read.show_audience where show_id = $1
       union all select minute, null, votes from read.show_votes where show_id = $1),
     edge as (select min(minute) as lo, max(minute) as hi from minute)
     select (case when max(minute) = max(hi) then max(minute) else min(minute) end * 60)::int as at, max(viewers) as nums, sum(votes)::text as votes
     from (select m.*, e.hi, width_bucket(m.minute, e.lo, e.hi + 1, ${POINTS}) as bucket from minute m, edge e) b group by bucket order by bucket`,
    [showId],
  )
  let before = 0
  return rows.map(({ at, nums, votes }) => ({ at, nums: (before = nums ?? before), votes }))
}
