import { type Language, Livemanage, type Output, refuse } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { isManagerOf } from './managed.ts'

const MOST = 50
type Row = Omit<Output<typeof Livemanage.getActivity>[number], 'reason'> & { reason: Record<Language, string> | null }

/** Made and lifted sanctions and deleted lines of the last day; new admins from their rows. */
async function recentActivity(sql: Sql, liveuid: number): Promise<Row[]> {
  return sql.query<Row>(
    `select t.act, extract(epoch from t.at)::int as at, t.by, coalesce(b.nicename, '') as by_name, t.touid,
       coalesce(w.nicename, '') as to_name, t.reason, t.seconds, t.nums from (
       select x.act, x.created_at as at, x.by_uid as by, x.uid as touid, x.texts -> 'reason' as reason,
         coalesce(extract(epoch from x.expires_at - x.created_at)::int, 0) as seconds, 0 as nums
       from read.sanction x where x.liveuid = $1 and x.act in ('mute', 'kick') and x.created_at > now() - interval '1 day'
       union all
       select 'un' || x.act, x.lifted_at, x.lifted_by_uid, x.uid, null, 0, 0 from read.sanction x
       where x.liveuid = $1 and x.act in ('mute', 'kick') and x.lift_reason = 'cancelled' and x.lifted_at > now() - interval '1 day'
       union all
       select 'setAdmin', r.created_at, r.liveuid, r.uid, null, 0, 0 from read.room_admin r
       where r.liveuid = $1 and r.created_at > now() - interval '1 day'
       union all
       select 'delMsg', max(m.deleted_at), m.deleted_by, m.uid, null, 0, count(*)::int from read.message m join read.show s on s.id = m.show_id
       where s.uid = $1 and m.deleted_at > now() - interval '1 day' group by m.show_id, m.deleted_by, m.uid, date_trunc('minute', m.deleted_at)
     ) t left join read.account b on b.id = t.by left join read.account w on w.id = t.touid order by t.at desc limit $2`,
    [liveuid, MOST],
  )
}

export function getActivity({ db }: Pick<LiveDeps, 'db'>): Handler<typeof Livemanage.getActivity> {
  return async ({ uid, language }, { liveuid }) =>
    db.query(async (sql) => {
      if (!(await isManagerOf(sql, liveuid, uid))) refuse(Livemanage.getActivity, 'NoRight')
      const rows = await recentActivity(sql, liveuid)
      return rows.map(({ reason, ...row }) => ({ ...row, reason: reason?.[language] ?? '' }))
    })
}
