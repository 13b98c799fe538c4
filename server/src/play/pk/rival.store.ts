import type { RivalState, UserCard } from '@nimbo/contract'
import { occupancyColumn } from '../../shows/admission/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { isHidden } from '../../people/user/index.ts'

interface Rival extends UserCard {
  stream: string
  nums: number
  isattention: 0 | 1
  state: RivalState
  left: number
  met: number
  won: number
}
const RIVALS_A_PAGE = 20
/** Number of recent battles in which earlier ones between us are looked for. */
const MET_WITHIN = 500

/** Anchors on air other than me, without people who blocked me or whom I blocked: those I follow, then those with most viewers. */
export async function rivals(sql: Sql, uid: number, page: number): Promise<Rival[]> {
  const rows = await sql.query<Omit<Rival, 'avatar_thumb'>>(
    `with shown as (
       select s.*, (exists (select 1 from read.follow f where f.uid = $1 and f.touid = s.uid))::int as isattention from read.show s
       where s.state = 'live' and s.uid <> $1
         and not ${isHidden('s.uid', '$1')}
       order by isattention desc, s.viewers desc, s.id desc limit ${RIVALS_A_PAGE} offset $2)
     select a.id, a.nicename as user_nicename, a.avatar, a.sex, a.level, s.stream, s.viewers as nums, s.isattention,
       case when s.type <> 0 then 'private' when exists (select 1 from battle_off o where o.uid = s.uid) then 'off'
         when exists (select 1 from battle_side o where o.uid = s.uid and o.open) then 'battle' else coalesce(replace(${occupancyColumn('s')}, 'privateShow', 'private'), 'free') end as state,
       coalesce((select greatest(0, ceil(extract(epoch from b.ends_at - now())))::int from battle_side o join battle b on b.id = o.battle_id
         where o.uid = s.uid and o.open and b.ends_at is not null), 0) as left,
       met.nums as met, met.won
     from shown s join read.account a on a.id = s.uid,
       lateral (select count(*)::int as nums, count(*) filter (where b.winner = $1)::int as won
         from (select battle_id from battle_side where uid = $1 order by battle_id desc limit ${MET_WITHIN}) m
         join battle_side t on t.battle_id = m.battle_id and t.uid = s.uid join battle b on b.id = m.battle_id
         where b.outcome in ('win', 'surrender', 'forfeit', 'draw')) met
     order by s.isattention desc, s.viewers desc, s.id desc`,
    [uid, (page - 1) * RIVALS_A_PAGE],
  )
  return rows.map((row) => ({ ...row, avatar_thumb: thumbOf(row.avatar) }))
}

/** Results since 00:00 UTC. */
export async function wonToday(sql: Sql, uid: number): Promise<{ won: number; lost: number }> {
  const rows = await sql.query<{ won: number; lost: number }>(
    `select count(*) filter (where b.winner = $1)::int as won, count(*) filter (where b.winner <> $1)::int as lost
     from (select battle_id from battle_side where uid = $1 order by battle_id desc limit 200) s join battle b on b.id = s.battle_id
     where b.created_at >= date_trunc('day', now(), 'UTC') and b.winner is not null`,
    [uid],
  )
  return rows[0]!
}
