import type { BattleState, PkBattle, PkOutcome, PkPunishment } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

interface Side {
  uid: number
  showId: bigint
  stream: string
  score: bigint
  goneAt: Date | null
  goneTold: boolean
  /** The room is on air and open to everybody. */
  onAir: boolean
}
export interface Battle {
  id: number
  version: number
  state: BattleState
  outcome: PkOutcome | null
  inviter: number
  minutes: number
  punishTime: number
  winner: number | null
  waived: boolean
  until: Date
  fightAt: Date | null
  endsAt: Date | null
  overtimes: number
  faultAt: Date | null
  scoreNo: number
  /** The one who invited first. */
  sides: [Side, Side]
}

const columns = `b.id, b.version, b.state, b.outcome, b.inviter, b.minutes, b.punish_time as "punishTime", b.winner, b.waived, b.until,
  b.fight_at as "fightAt", b.ends_at as "endsAt", b.overtimes, b.fault_at as "faultAt", b.score_no as "scoreNo"`

async function withSides(sql: Sql, rows: readonly Omit<Battle, 'sides'>[]): Promise<Battle[]> {
  if (rows.length === 0) return []
  const sides = await sql.query<Side & { battle: number }>(
    `select s.battle_id as battle, s.uid, s.show_id as "showId", w.stream, s.score, s.gone_at as "goneAt", s.gone_told as "goneTold",
       w.state = 'live' and w.type = 0 as "onAir" from battle_side s join read.show w on w.id = s.show_id where s.battle_id = any ($1)`,
    [rows.map(({ id }) => id)],
  )
  return rows.flatMap((row) => {
    const [a, b] = sides.filter(({ battle }) => battle === row.id).toSorted((x) => (x.uid === row.inviter ? -1 : 1))
    return a && b ? [{ ...row, sides: [a, b] as [Side, Side] }] : []
  })
}

/** Lock until the transaction ends: no other one decides about it. */
export async function lockBattle(sql: Sql, id: number): Promise<Battle | undefined> {
  const rows = await sql.query<Omit<Battle, 'sides'>>(`select ${columns} from battle b where b.id = $1 for update`, [id])
  return (await withSides(sql, rows))[0]
}

export async function runningBattles(sql: Sql): Promise<Battle[]> {
  return withSides(sql, await sql.query<Omit<Battle, 'sides'>>(`select ${columns} from battle b where b.state <> 'idle' order by b.id`))
}

/** Asked after the lock: a wait for it counts. */
export async function databaseNow(sql: Sql): Promise<Date> {
  return (await sql.query<{ now: Date }>('select clock_timestamp() as now'))[0]!.now
}

/** The open battle or invitation of somebody. */
export async function openBattleOf(sql: Sql, uid: number): Promise<number | undefined> {
  const rows = await sql.query<{ id: number }>('select battle_id as id from battle_side where uid = $1 and open', [uid])
  return rows[0]?.id
}

export async function battleView(sql: Sql, id: number): Promise<PkBattle> {
  return (await sql.query<{ pk: PkBattle }>('select pk_view($1) as pk', [id]))[0]!.pk
}

export async function battleViewIn(sql: Sql, stream: string): Promise<PkBattle | undefined> {
  const rows = await sql.query<{ pk: PkBattle }>(
    'select pk_view(b.battle_id) as pk from battle_side b join read.show s on s.id = b.show_id where s.stream = $1 and b.open',
    [stream],
  )
  return rows[0]?.pk
}

interface NewBattle {
  inviter: { uid: number; showId: bigint }
  invitee: { uid: number; showId: bigint }
  minutes: number
  punish: PkPunishment
  punishTime: number
  inviteMs: number
}

/**
 * Undefined when one of the two has an open battle or invitation already: the index on open sides decides. The caller rolls back then.
 * In ascending order of people, so that two who invite each other wait for one another in turn.
 */
export async function insertBattle(sql: Sql, b: NewBattle): Promise<number | undefined> {
  const made = await sql.query<{ id: number }>(
    `insert into battle (inviter, minutes, punish, punish_time, since, until)
     select $1, $2, $3, $4, t, t + make_interval(secs => $5 / 1000.0) from clock_timestamp() t returning id`,
    [b.inviter.uid, b.minutes, b.punish, b.punishTime, b.inviteMs],
  )
  const { id } = made[0]!
  for (const side of [b.inviter, b.invitee].toSorted((x, y) => x.uid - y.uid)) {
    const rows = await sql.query(
      'insert into battle_side (battle_id, uid, show_id) values ($1, $2, $3) on conflict (uid) where open do nothing returning uid',
      [id, side.uid, side.showId],
    )
    if (rows.length === 0) return undefined
  }
  return id
}

export interface Change {
  state: BattleState
  since: Date
  until: Date
  outcome?: PkOutcome | null
  winner?: number | null
  waived?: boolean
  fightAt?: Date
  endsAt?: Date
}

export async function writeChange(sql: Sql, id: number, c: Change): Promise<void> {
  await sql.query(
    `update battle set version = version + 1, state = $2, since = $3, until = $4, outcome = coalesce($5, outcome), winner = coalesce($6, winner),
       waived = waived or $7, fight_at = coalesce($8, fight_at), ends_at = coalesce($9, ends_at),
       from_xid = case when $8::timestamptz is null then from_xid else pg_snapshot_xmin(pg_current_snapshot())::text::bigint end
     where id = $1`,
    [id, c.state, c.since, c.until, c.outcome ?? null, c.winner ?? null, c.waived ?? false, c.fightAt ?? null, c.endsAt ?? null],
  )
  if (c.state === 'idle') await sql.query('update battle_side set open = false where battle_id = $1', [id])
}

/** Battles each has won in a row, of the last hundred. */
export async function setStreaks(sql: Sql, id: number): Promise<void> {
  await sql.query(
    `update battle_side s set streak = (
       select count(*) from (select b.winner, count(*) filter (where b.winner is distinct from s.uid) over (order by b.id desc) as broken
         from battle_side o join battle b on b.id = o.battle_id
         where o.uid = s.uid and b.state = 'idle' and b.outcome in ('win', 'surrender', 'forfeit', 'draw') order by b.id desc limit 100) r
       where r.broken = 0)
     where s.battle_id = $1`,
    [id],
  )
}

/** Notes who is away and since when. Answers whether people have to be told. */
export async function recordPresence(sql: Sql, battle: Battle, present: readonly boolean[], badgeMs: number): Promise<boolean> {
  let isNews = false
  for (const [n, side] of battle.sides.entries()) {
    const rows = await sql.query<{ told: boolean }>(
      `update battle_side set gone_at = case when $3 then null else coalesce(gone_at, clock_timestamp()) end,
         gone_told = not $3 and coalesce(gone_at, clock_timestamp()) <= clock_timestamp() - make_interval(secs => $4 / 1000.0)
       where battle_id = $1 and uid = $2 and (gone_at is not null or not $3) returning gone_told as told`,
      [battle.id, side.uid, present[n], badgeMs],
    )
    if (rows[0] && rows[0].told !== side.goneTold) isNews = true
  }
  return isNews
}

/** Begin of the media server's silence; `clear`: it answers. */
export async function recordFault(sql: Sql, id: number, clear: boolean): Promise<void> {
  await sql.query(
    `update battle set fault_at = case when $2 then null else coalesce(fault_at, clock_timestamp()) end
     where id = $1 and (fault_at is not null or not $2)`,
    [id, clear],
  )
}

export async function setInvitable(sql: Sql, uid: number, isOpen: boolean): Promise<void> {
  await sql.query(isOpen ? 'delete from battle_off where uid = $1' : 'insert into battle_off (uid) values ($1) on conflict do nothing', [
    uid,
  ])
}

export async function isInvitable(sql: Sql, uid: number): Promise<boolean> {
  return (await sql.query('select 1 from battle_off where uid = $1', [uid])).length === 0
}
