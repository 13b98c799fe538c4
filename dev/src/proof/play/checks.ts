import { deepStrictEqual } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Taken } from './viewerActs.ts'

const SETTLED_MS = 120_000

/** Nothing of these shows is open any more: every pack, goal, private show and battle has ended, and no coin is set aside. */
export async function settled(owner: pg.Pool, shows: readonly string[], uids: readonly number[]): Promise<void> {
  const open = `select
    (select count(*)::int from red_pack where show_id = any ($1) and settled_at is null) as packs,
    (select count(*)::int from goal where show_id = any ($1) and settled_at is null) as goals,
    (select count(*)::int from private_show where show_id = any ($1) and state not in ('ended', 'declined', 'cancelled', 'expired')) as private,
    (select count(*)::int from battle_side where show_id = any ($1) and open) as battles,
    (select coalesce(sum(held), 0)::int from ledger.account where asset = 1 and owner = any ($2)) as held`
  const none = { packs: 0, goals: 0, private: 0, battles: 0, held: 0 }
  for (const end = performance.now() + SETTLED_MS; ; await sleep(200)) {
    const { rows } = await owner.query<typeof none>(open, [shows, uids])
    if (Object.values(rows[0]!).every((n) => n === 0)) return
    if (performance.now() > end) deepStrictEqual(rows[0], none, 'it is not all over')
  }
}

export interface Counts {
  packs: number
  goals: number
  tips: number
  private: number
  battles: number
}

/** Every pack is its shares and what went back, every tip is paid or back as its goal ended, and so is every deposit. */
export async function checkPlay(owner: pg.Pool, shows: readonly string[], taken: readonly Taken[]): Promise<Counts> {
  const wrong = async (what: string, sql: string, values: readonly unknown[]) => {
    const { rows } = await owner.query<{ row: string }>(`select w::text as row from (${sql}) w limit 3`, [...values])
    deepStrictEqual(rows, [], what)
  }
  await wrong(
    'a pack is not its shares and what went back',
    `select p.id, k.total, sum(s.amount) from red_pack p join ledger.pack k on k.id = p.id join ledger.share s on s.pack = p.id
     where p.show_id = any ($1) group by p.id, k.id
     having sum(s.amount) <> k.total
       or coalesce(sum(s.amount) filter (where s.uid is null), 0) <> coalesce((select sum(amount) from ledger.posting where transfer = k.refund), 0)
       or count(s.uid) <> count(distinct s.uid)`,
    [shows],
  )
  await wrong(
    'somebody was told another share than they got',
    `select t.* from unnest($1::int[], $2::bigint[], $3::bigint[]) t (uid, pack, win)
     where t.win <> coalesce((select amount from ledger.share s where s.pack = t.pack and s.uid = t.uid), 0)`,
    [taken.map(({ uid }) => uid), taken.map(({ redid }) => redid), taken.map(({ win }) => win)],
  )
  await wrong(
    'a tip did not end as its goal did',
    `select g.id, g.state, t.transfer from goal g join goal_tip t on t.goal_id = g.id
     left join ledger.hold h on h.transfer = t.transfer
     where g.show_id = any ($1) and (t.ended_at is null or (g.state = 'done') <> exists (
       select from ledger.transfer p where p.op = 6 and p.state = 1 and p.owner = t.uid and p.ref = h.ref))`,
    [shows],
  )
  await wrong(
    'a goal has not what was given for it',
    `select g.id, g.given from goal g where g.show_id = any ($1)
       and g.given <> coalesce((select sum(coins) from goal_tip where goal_id = g.id), 0)`,
    [shows],
  )
  await wrong(
    'a deposit is neither paid nor back',
    `select d.* from private_show p join private_deposit d on d.private_id = p.id where p.show_id = any ($1) and d.paid is null`,
    [shows],
  )
  await wrong(
    'a score is not what the ledger has of its fight',
    `select b.id, s.uid, s.score, b.outcome from battle b join battle_side s on s.battle_id = b.id join show w on w.id = s.show_id
     where s.show_id = any ($1) and b.fight_at is not null and s.score <> coalesce((
       select sum(f.coins) from ledger.feed_rows(b.from_xid, pg_snapshot_xmin(pg_current_snapshot())::text::bigint, '{1,3}') f
       where f.at >= b.fight_at and f.at < b.ends_at and split_part(f.ref, ':', 2) = w.stream), 0)`,
    [shows],
  )
  const { rows } = await owner.query<Counts>(
    `select (select count(*)::int from red_pack where show_id = any ($1)) as packs,
       (select count(*)::int from goal where show_id = any ($1)) as goals,
       (select count(*)::int from goal_tip t join goal g on g.id = t.goal_id where g.show_id = any ($1)) as tips,
       (select count(*)::int from private_show where show_id = any ($1)) as private,
       (select count(distinct battle_id)::int from battle_side s join battle b on b.id = s.battle_id where s.show_id = any ($1) and b.fight_at is not null) as battles`,
    [shows],
  )
  return rows[0]!
}
