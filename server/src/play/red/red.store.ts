import { type RedPack, redPackState, type RedPackState } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

export interface NewRed {
  id: bigint
  showId: bigint
  uid: number
  type: number
  grant: number
  des: string
  follow: boolean
}
export async function insertRed(sql: Sql, red: NewRed): Promise<void> {
  await sql.query('insert into red_pack (id, show_id, uid, type, type_grant, des, follow) values ($1, $2, $3, $4, $5, $6, $7)', [
    red.id,
    red.showId,
    red.uid,
    red.type,
    red.grant,
    red.des,
    red.follow,
  ])
}

/** Packs of one person in a show that are not over. Another one of theirs waits until this transaction has ended. */
export async function lockOpenReds(sql: Sql, showId: bigint, uid: number): Promise<number> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('open reds'), $1)`, [uid])
  const rows = await sql.query<{ open: number }>(
    'select count(*)::int as open from red_pack where show_id = $1 and uid = $2 and settled_at is null',
    [showId, uid],
  )
  return rows[0]!.open
}

/** A pack as one person sees it. Money is text on the wire; `taken_coins` is what others may add up. */
export interface RedRow extends RedPack {
  taken_coins: bigint
  refunded: bigint | null
}

interface Row extends Omit<RedPack, 'state' | 'second' | 'left' | 'effecttime' | 'endtime'> {
  opens: number
  ends: number
  now: number
  closed: boolean
  taken_coins: bigint
  refunded: bigint | null
}

const columns = `r.id::float8 as id, r.uid, r.type, r.type_grant, r.des, r.follow::int as follow, a.nicename as user_nicename, a.avatar,
  k.total::text as coin, k.shares as nums, k.taken as nums_rob, k.taken_coins, k.refunded, k.closed_at is not null as closed,
  extract(epoch from k.opens_at)::float8 as opens, extract(epoch from k.expires_at)::float8 as ends,
  extract(epoch from clock_timestamp())::float8 as now, (w.win is not null)::int as isrob, coalesce(w.win, 0)::text as win`
const from = `red_pack r join read.account a on a.id = r.uid cross join lateral ledger.pack_of(r.id) k
  cross join lateral (select ledger.share_of(r.id, $2) as win) w`

function redFrom({ opens, ends, now, closed, ...row }: Row): RedRow {
  const facts = { opensAt: opens, expiresAt: ends, free: row.nums - row.nums_rob, closed }
  const state: RedPackState = redPackState(facts, now)
  return {
    ...row,
    state,
    effecttime: Math.ceil(opens),
    second: Math.max(0, Math.ceil(opens - now)),
    endtime: Math.ceil(ends),
    left: state === 'closed' ? 0 : Math.max(0, Math.ceil(ends - now)),
  }
}

const MAX_LISTED = 50
/** Red packs that are not over, oldest first. */
export async function openReds(sql: Sql, showId: bigint, reader: number): Promise<RedRow[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from ${from} where r.show_id = $1 and r.settled_at is null order by r.id limit ${MAX_LISTED}`,
    [showId, reader],
  )
  return rows.map(redFrom).filter(({ state }) => state === 'waiting' || state === 'open')
}

/** The whole show's, newest first. */
export async function allReds(sql: Sql, showId: bigint, reader: number): Promise<RedRow[]> {
  const rows = await sql.query<Row>(`select ${columns} from ${from} where r.show_id = $1 order by r.id desc limit ${MAX_LISTED}`, [
    showId,
    reader,
  ])
  return rows.map(redFrom)
}

export async function findRed(sql: Sql, showId: bigint, id: number, reader: number): Promise<RedRow | undefined> {
  const rows = await sql.query<Row>(`select ${columns} from ${from} where r.show_id = $1 and r.id = $3`, [showId, reader, id])
  return rows[0] && redFrom(rows[0])
}

export interface Taker {
  uid: number
  user_nicename: string
  avatar: string
  win: string
  time: number
}
/** Takers of a share, in the order they came. */
export async function takersOf(sql: Sql, id: number): Promise<Taker[]> {
  return sql.query<Taker>(
    `select s.uid, a.nicename as user_nicename, a.avatar, s.amount::text as win, extract(epoch from s.at)::int as time
     from ledger.shares_of($1) s join read.account a on a.id = s.uid where s.uid is not null order by s.at, s.n`,
    [id],
  )
}

/** Draw of any show: its course is public. */
export async function findDraw(sql: Sql, id: number): Promise<{ type: number; sent: number } | undefined> {
  const rows = await sql.query<{ type: number; sent: number }>(
    'select type, extract(epoch from sent_at)::int as sent from red_pack where id = $1',
    [id],
  )
  return rows[0]
}

export interface Unsettled {
  id: bigint
  uid: number
  stream: string
  anchor: string
  ended: boolean
}
/** Packs that the ledger has closed or whose show is over, and of which nobody was told. */
export async function settleable(sql: Sql, most: number): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>(
    `with waiting as (select r.id, s.state = 'ended' as ended from red_pack r join read.show s on s.id = r.show_id where r.settled_at is null)
     select id from waiting where ended union
     select c from ledger.closed_packs(array(select id from waiting)) c order by 1 limit $1`,
    [most],
  )
  return rows.map(({ id }) => id)
}

/** For the transaction that settles it. Undefined when another worker has it or has done it. */
export async function lockUnsettled(sql: Sql, id: bigint): Promise<Unsettled | undefined> {
  const rows = await sql.query<Unsettled>(
    `select r.id, r.uid, s.stream, a.nicename as anchor, s.state = 'ended' as ended
     from red_pack r join read.show s on s.id = r.show_id join read.account a on a.id = s.uid
     where r.id = $1 and r.settled_at is null for update of r skip locked`,
    [id],
  )
  return rows[0]
}

export async function markSettled(sql: Sql, id: bigint): Promise<void> {
  await sql.query('update red_pack set settled_at = now() where id = $1', [id])
}
