import type { EventFields } from '@nimbo/contract'
import { type FeedTransfer, ops } from '../../core/ledger/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { battleView } from './battle.store.ts'
import { MAX_OVERTIMES } from './phases.ts'

/** Every coin of these is a point. Entrances and minutes are not given to an anchor, and a gift out of a backpack costs none. */
export const battleOps = ['gift', 'guard'] as const
export const BATTLE_SCORES = 'battleScores'

/** Stream in the reference of a spend in a show: `<stream>`, or `<kind>:<stream>:…`. */
const streamOf = ({ ref }: Pick<FeedTransfer, 'ref'>): string => (ref.includes(':') ? (ref.split(':')[1] ?? '') : ref)

interface CountedSide {
  battle: number
  uid: number
  stream: string
  score: bigint
  fightAt: Date
  endsAt: Date
  state: string
  overtimes: number
  scoreNo: number
}
interface Counted {
  battle: number
  transfer: bigint
  uid: number
  giver: number
  coins: bigint
  at: Date
}

/** Sides of battles that may have got something, locked: the end of a fight waits until gifts are counted, or is done before. */
async function lockSides(sql: Sql, streams: readonly string[]): Promise<CountedSide[]> {
  const locked = await sql.query<{ id: number }>(
    `select b.id from battle b where b.state in ('countdown', 'fight', 'frozen') and b.id in (
       select s.battle_id from battle_side s join read.show w on w.id = s.show_id where s.open and w.stream = any ($1)) order by b.id for update`,
    [streams],
  )
  if (locked.length === 0) return []
  return sql.query<CountedSide>(
    `select b.id as battle, s.uid, w.stream, s.score, b.fight_at as "fightAt", b.ends_at as "endsAt", b.state, b.overtimes, b.score_no as "scoreNo"
     from battle b join battle_side s on s.battle_id = b.id join read.show w on w.id = s.show_id
     where b.id = any ($1) and b.state in ('countdown', 'fight', 'frozen')`,
    [locked.map(({ id }) => id)],
  )
}

/**
 * Adds what was given to the scores, each transfer once and only what the ledger wrote from the fight's begin to before its end. A lead
 * that changes shortly before the end makes it later. Answers the battles that became longer.
 */
export async function addToScores(sql: Sql, transfers: readonly FeedTransfer[], overtimeMs: number): Promise<number[]> {
  const given = transfers.filter(({ count, coins }) => count > 0 && coins > 0n)
  const sides = await lockSides(sql, [...new Set(given.map(streamOf))])
  if (sides.length === 0) return []
  const counted: Counted[] = []
  const longer = new Set<number>()
  const touched = new Set<CountedSide>()
  for (const transfer of given) {
    const stream = streamOf(transfer)
    const side = sides.find((s) => s.stream === stream && transfer.at >= s.fightAt && transfer.at < s.endsAt)
    if (!side || transfer.uid === side.uid) continue
    const pair = sides.filter(({ battle }) => battle === side.battle)
    const before = leaderOf(pair)
    side.score += transfer.coins
    touched.add(side)
    counted.push({
      battle: side.battle,
      transfer: transfer.transfer,
      uid: side.uid,
      giver: transfer.uid,
      coins: transfer.coins,
      at: transfer.at,
    })
    const isLate = side.endsAt.getTime() - transfer.at.getTime() <= overtimeMs
    const leader = leaderOf(pair)
    const isTaken = leader !== undefined && leader !== before
    if (!isTaken || !isLate || side.state !== 'fight' || side.overtimes >= MAX_OVERTIMES) continue
    longer.add(side.battle)
    for (const s of pair) {
      s.endsAt = new Date(s.endsAt.getTime() + overtimeMs)
      s.overtimes++
    }
  }
  if (counted.length > 0) await write(sql, counted, [...touched], [...longer], sides)
  return [...longer]
}

/** Leader of the battle; undefined while it is even. */
function leaderOf([a, b]: readonly CountedSide[]): number | undefined {
  return !a || !b || a.score === b.score ? undefined : a.score > b.score ? a.uid : b.uid
}

async function write(
  sql: Sql,
  counted: readonly Counted[],
  touched: readonly CountedSide[],
  longer: readonly number[],
  sides: readonly CountedSide[],
) {
  const columns = [
    counted.map((c) => c.battle),
    counted.map((c) => c.transfer),
    counted.map((c) => c.uid),
    counted.map((c) => c.giver),
    counted.map((c) => c.coins),
    counted.map((c) => c.at),
  ]
  await sql.query(
    `with given as (select * from unnest($1::int[], $2::bigint[], $3::int[], $4::int[], $5::bigint[], $6::timestamptz[]) as g (battle, transfer, uid, giver, coins, at)),
     kept as (insert into battle_transfer (battle_id, transfer, uid, giver, coins, at) select * from given),
     givers as (insert into battle_giver as o (battle_id, uid, giver, coins) select battle, uid, giver, sum(coins) from given group by 1, 2, 3
       on conflict (battle_id, uid, giver) do update set coins = o.coins + excluded.coins)
     update battle b set score_no = b.score_no + n.many, score_upto = n.last
     from (select battle, count(*) as many, (array_agg(transfer order by position))[count(*)] as last
       from unnest($1::int[], $2::bigint[]) with ordinality as u (battle, transfer, position) group by 1) n where b.id = n.battle`,
    columns,
  )
  await sql.query(
    `update battle_side s set score = u.score from unnest($1::int[], $2::int[], $3::bigint[]) as u (battle, uid, score)
     where s.battle_id = u.battle and s.uid = u.uid`,
    [touched.map((s) => s.battle), touched.map((s) => s.uid), touched.map((s) => s.score)],
  )
  for (const id of longer) {
    const { endsAt, overtimes } = sides.find(({ battle }) => battle === id)!
    await sql.query('update battle set ends_at = $2, until = $2, overtimes = $3 where id = $1', [id, endsAt, overtimes])
  }
}

/** Lag check: the ledger has a transfer from before then that the scores do not hold yet. */
export async function isBehind(sql: Sql, before: Date): Promise<boolean> {
  const rows = await sql.query<{ behind: boolean }>(`select now() - ledger.feed_lag($1) < least($2::timestamptz, now()) as behind`, [
    BATTLE_SCORES,
    before,
  ])
  return rows[0]!.behind
}

interface LedgerScore {
  uid: number
  projected: bigint
  ledger: bigint
}
/**
 * Both sides' scores as the ledger itself has them, beside what is projected: up to the transfer the score names, or up to the last
 * committed one. They are the same to the coin, or something is wrong.
 */
export async function ledgerScores(sql: Sql, battle: number, upTo: 'named' | 'last'): Promise<LedgerScore[]> {
  return sql.query<LedgerScore>(
    `with b as (select * from battle where id = $1),
     given as (select f.*, case when position(':' in f.ref) > 0 then split_part(f.ref, ':', 2) else f.ref end as stream
       from b, ledger.feed_rows(b.from_xid, pg_snapshot_xmin(pg_current_snapshot())::text::bigint, $2::smallint[]) with ordinality
         as f (transfer, op, uid, ref, count, combo, at, coins, item, receivers, position)),
     named as (select case when $3 then coalesce((select g.position from given g, b where g.transfer = b.score_upto and g.count > 0), 0) end as last)
     select s.uid, s.score as projected, coalesce((select sum(g.coins) from given g, b, named n where g.stream = w.stream and g.count > 0 and g.uid <> s.uid
         and g.at >= b.fight_at and g.at < b.ends_at and (n.last is null or g.position <= n.last)), 0)::bigint as ledger
     from battle_side s join read.show w on w.id = s.show_id where s.battle_id = $1 order by s.uid`,
    [battle, battleOps.map((op) => ops[op]), upTo === 'named'],
  )
}

/** At most four times a second for each battle, by whichever worker comes first. */
const TOLD_MS = 250
export async function dueScores(sql: Sql): Promise<{ streams: string[]; score: EventFields<'pkScore'> }[]> {
  const rows = await sql.query<{ id: number }>(
    `update battle set told_no = score_no, told_at = clock_timestamp() where id in (
       select id from battle where state in ('fight', 'frozen') and told_no < score_no
         and told_at <= clock_timestamp() - make_interval(secs => ${TOLD_MS / 1000}) order by id for update skip locked) returning id`,
  )
  return Promise.all(
    rows.map(async ({ id }) => {
      const { battle, no, upto, sides } = await battleView(sql, id)
      return {
        streams: sides.map(({ stream }) => stream),
        score: { battle, no, upto, sides: sides.map(({ uid, score, givers }) => ({ uid, score, givers })) },
      }
    }),
  )
}
