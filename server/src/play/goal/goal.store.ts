import { type Giver, type Goal, type GoalKind, type GoalState, isRunning, type Language, type RoomGoal } from '@nimbo/contract'
import { deriveKey, requestHash } from '../../core/ledger/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { roomGoalColumn } from './roomGoal.ts'

export interface GoalRow {
  id: bigint
  showId: bigint
  stream: string
  liveuid: number
  kind: GoalKind
  unit: number
  need: bigint
  given: bigint
  state: GoalState
  /** By the database's clock, read once the row is locked. */
  isLate: boolean
  showEnded: boolean
}

/**
 * Locks a goal. Whoever tips holds their own wallet before; nobody takes a wallet while holding a goal. Time is read by a statement of
 * its own: one that waited for the lock would compare with the time it began to wait.
 */
export async function lockGoal(sql: Sql, id: number | bigint): Promise<GoalRow | undefined> {
  const locked = await sql.query('select id from goal where id = $1 for no key update', [id])
  if (locked.length === 0) return undefined
  const rows = await sql.query<GoalRow>(
    `select g.id, g.show_id as "showId", s.stream, s.uid as liveuid, g.kind, g.unit, g.need, g.given, g.state,
       g.ends_at <= clock_timestamp() as "isLate", s.state = 'ended' as "showEnded"
     from goal g join read.show s on s.id = g.show_id where g.id = $1`,
    [id],
  )
  return rows[0]
}

/** Stream and anchor of a goal, read without a lock. */
export async function placeOfGoal(sql: Sql, id: number): Promise<{ stream: string; liveuid: number } | undefined> {
  const rows = await sql.query<{ stream: string; liveuid: number }>(
    'select s.stream, s.uid as liveuid from goal g join read.show s on s.id = g.show_id where g.id = $1',
    [id],
  )
  return rows[0]
}

export interface NewGoal {
  showId: bigint
  kind: GoalKind
  title: string
  gift: number | null
  unit: number
  need: bigint
  requestId: string
  request: string
  minutes: number
}
export async function insertGoal(sql: Sql, g: NewGoal): Promise<bigint> {
  const rows = await sql.query<{ id: bigint }>(
    `insert into goal (show_id, kind, title, gift, unit, need, request_id, request, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + make_interval(mins => $9)) returning id`,
    [g.showId, g.kind, g.title, g.gift, g.unit, g.need, g.requestId, g.request, g.minutes],
  )
  return rows[0]!.id
}

export async function goalByRequest(sql: Sql, showId: bigint, requestId: string): Promise<{ id: bigint; request: string } | undefined> {
  const rows = await sql.query<{ id: bigint; request: string }>('select id, request from goal where show_id = $1 and request_id = $2', [
    showId,
    requestId,
  ])
  return rows[0]
}

export async function runningGoals(sql: Sql, showId: bigint): Promise<number> {
  const rows = await sql.query<{ n: number }>('select count(*)::int as n from goal where show_id = $1 and ended_at is null', [showId])
  return rows[0]!.n
}

/** Current price of one gift; undefined for one that cannot be bought. */
export async function giftPrice(sql: Sql, gift: number): Promise<number | undefined> {
  const rows = await sql.query<{ price: number }>(
    `select price from read.gift where id = $1 and type <> 3 and retired_at is null and coalesce(from_at <= now(), true) and coalesce(now() < until_at, true)`,
    [gift],
  )
  return rows[0]?.price
}

/** A goal that is reached has to be done in so many minutes from now. */
export async function addTip(
  sql: Sql,
  { id, state }: { id: bigint; state: GoalState },
  { transfer, uid, coins, doMinutes }: { transfer: bigint; uid: number; coins: bigint; doMinutes: number },
): Promise<void> {
  await sql.query(
    `update goal set given = given + $2, state = $3, givers = givers + (not exists (select from goal_tip t where t.goal_id = $1 and t.uid = $4))::int,
       ends_at = case when $3 = 'reached' then clock_timestamp() + make_interval(mins => $5) else ends_at end where id = $1`,
    [id, coins, state, uid, doMinutes],
  )
  await sql.query('insert into goal_tip (transfer, goal_id, uid, coins) values ($1, $2, $3, $4)', [transfer, id, uid, coins])
}

export async function tipOf(sql: Sql, transfer: bigint): Promise<{ goal: bigint; coins: bigint } | undefined> {
  const rows = await sql.query<{ goal: bigint; coins: bigint }>('select goal_id as goal, coins from goal_tip where transfer = $1', [
    transfer,
  ])
  return rows[0]
}

export async function endGoal(sql: Sql, id: bigint, state: GoalState, reason: string | undefined): Promise<void> {
  if (reason === undefined) await sql.query('update goal set state = $2, ended_at = clock_timestamp() where id = $1', [id, state])
  else await sql.query('update goal set state = $2, reason = $3, ended_at = clock_timestamp() where id = $1', [id, state, reason])
}

export async function roomGoalOf(sql: Sql, id: bigint): Promise<RoomGoal> {
  const rows = await sql.query<{ goal: RoomGoal }>(
    `select ${roomGoalColumn} as goal from goal g left join read.gift t on t.id = g.gift where g.id = $1`,
    [id],
  )
  return rows[0]!.goal
}

const ENDED_SHOWN = 10
const TOP_GIVERS = 5
interface CardRow {
  goal: RoomGoal
  giftname: string
  mine: bigint
  returned: bigint
  returnedtime: number
  returned_all: bigint
  top: Giver[]
}
const cardColumns = `${roomGoalColumn} as goal, case when g.gift is null then '' else coalesce(t.names ->> $2, '') end as giftname,
  m.mine, case when g.state = 'done' then 0 else m.ended end::bigint as returned,
  case when g.state = 'done' then 0 else m.at end::int as returnedtime,
  case when g.ended_at is null or g.state = 'done' then 0
    else (select coalesce(sum(p.coins), 0) from goal_tip p where p.goal_id = g.id and p.ended_at is not null) end::bigint as returned_all,
  coalesce((select json_agg(json_build_object('uid', a.id, 'uname', a.nicename, 'uhead', a.avatar, 'level', a.level, 'contribution', x.coins::text)
      order by x.coins desc, x.uid)
    from (select p.uid, sum(p.coins) as coins from goal_tip p where p.goal_id = g.id group by p.uid order by 2 desc, 1 limit ${TOP_GIVERS}) x
    join read.account a on a.id = x.uid), '[]') as top`
const cardJoin = `left join read.gift t on t.id = g.gift
  cross join lateral (select coalesce(sum(p.coins), 0)::bigint as mine, coalesce(sum(p.coins) filter (where p.ended_at is not null), 0)::bigint as ended,
    coalesce(floor(extract(epoch from max(p.ended_at))), 0)::int as at from goal_tip p where p.goal_id = g.id and p.uid = $3) m`

const cardOf = ({ goal, giftname, mine, returned, returnedtime, returned_all: all, top }: CardRow): Goal => ({
  ...goal,
  giftname,
  mine: String(mine),
  returned: String(returned),
  returnedtime,
  returned_all: String(all),
  top,
})

export async function goalCard(sql: Sql, id: bigint, uid: number, language: Language): Promise<Goal> {
  const rows = await sql.query<CardRow>(`select ${cardColumns} from goal g ${cardJoin} where g.id = $1`, [id, language, uid])
  return cardOf(rows[0]!)
}

/** Goals of a show: what is running, oldest first, then what ended, newest first. */
export async function goalsOfShow(sql: Sql, showId: bigint, kind: GoalKind, uid: number, language: Language): Promise<Goal[]> {
  const rows = await sql.query<CardRow>(
    `select ${cardColumns} from (
       (select * from goal where show_id = $1 and kind = $4 and ended_at is null)
       union all (select * from goal where show_id = $1 and kind = $4 and ended_at is not null order by ended_at desc limit ${ENDED_SHOWN})
     ) g ${cardJoin} order by g.ended_at desc nulls first, g.id`,
    [showId, language, uid, kind],
  )
  const cards = rows.map(cardOf)
  return [...cards.filter(({ state }) => isRunning(state)), ...cards.filter(({ state }) => !isRunning(state))]
}

/** Running goals whose time is over, the oldest first. */
export async function dueGoals(sql: Sql, most: number): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>(
    'select id from goal where ended_at is null and ends_at <= clock_timestamp() order by ends_at limit $1',
    [most],
  )
  return rows.map(({ id }) => id)
}

/** Goals that have ended, whose tips are not all paid or back. */
export async function unsettledGoals(sql: Sql, most: number): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>(
    'select id from goal where ended_at is not null and settled_at is null order by ended_at limit $1',
    [most],
  )
  return rows.map(({ id }) => id)
}

/** People whose tips for a goal wait to be paid or given back. */
export async function waitingGivers(sql: Sql, goal: bigint, most: number): Promise<number[]> {
  const rows = await sql.query<{ uid: number }>(
    'select distinct uid from goal_tip where goal_id = $1 and ended_at is null order by uid limit $2',
    [goal, most],
  )
  return rows.map(({ uid }) => uid)
}

export async function waitingTips(sql: Sql, goal: bigint, uid: number): Promise<{ transfer: bigint; coins: bigint }[]> {
  return sql.query('select transfer, coins from goal_tip where goal_id = $1 and uid = $2 and ended_at is null order by transfer', [
    goal,
    uid,
  ])
}

export async function markSettled(sql: Sql, goal: bigint): Promise<void> {
  await sql.query(
    `update goal set settled_at = now() where id = $1 and settled_at is null
       and not exists (select from goal_tip t where t.goal_id = $1 and t.ended_at is null)`,
    [goal],
  )
}

/** Facts for a giver's notice about a goal that came to nothing. */
export async function endedGoal(sql: Sql, id: bigint): Promise<{ title: string; state: GoalState; stream: string; anchor: string }> {
  const rows = await sql.query<{ title: string; state: GoalState; stream: string; anchor: string }>(
    `select g.title, g.state, s.stream, a.nicename as anchor from goal g join read.show s on s.id = g.show_id join read.account a on a.id = s.uid where g.id = $1`,
    [id],
  )
  return rows[0]!
}

/** Pays a tip or gives it back, as its goal has ended. False when somebody else has. */
export async function endTip(sql: Sql, transfer: bigint): Promise<boolean> {
  const name = `tip ended:${transfer}`
  const rows = await sql.query<{ ended: boolean }>('select end_tip($1, $2, $3) as ended', [transfer, deriveKey(name), requestHash(name)])
  return rows[0]!.ended
}
