import type { Sql } from '../../platform/postgres.ts'
import { isKicked, mutedUntilColumn } from '../../people/sanction/index.ts'
import { wasInColumn } from './room.store.ts'

const SHOWN_LINES = 20

export interface ShownLine {
  seq: number
  at: number
  ct: string
  deleted: 0 | 1
}
/** State of a person in an anchor's room, as moderators see it. */
export interface ModeratedState {
  reports: number
  since: number
  joined: boolean
  mutedUntil: number | null
  kicked: boolean
  sanctions: number
  messages: number
  lines: ShownLine[]
}

/** While no show is open, of the room alone. */
export async function moderatedState(sql: Sql, liveuid: number, uid: number): Promise<ModeratedState> {
  const rows = await sql.query<ModeratedState>(
    `select coalesce((select sum(c.reports)::int from read.report_case c where c.uid = $2 and c.show_id = s.id), 0) as reports,
       coalesce((select extract(epoch from v.first_at)::int from read.visit v where v.show_id = s.id and v.uid = $2), 0) as since,
       ${wasInColumn('$2', 's.id', 's.uid')} as joined, ${mutedUntilColumn('$2', 's')} as "mutedUntil", ${isKicked('$2', 's.uid')} as kicked,
       (select count(*)::int from read.sanction x where x.uid = $2 and x.liveuid = s.uid and x.act in ('mute', 'kick')) as sanctions,
       (select count(*)::int from read.message m where m.show_id = s.id and m.uid = $2) as messages,
       coalesce((select json_agg(json_build_object('seq', l.seq, 'at', extract(epoch from l.created_at)::int, 'ct', l.content,
         'deleted', (l.deleted_at is not null)::int) order by l.seq)
         from (select * from read.message m where m.show_id = s.id and m.uid = $2 order by m.seq desc limit $3) l), '[]') as lines
     from (select r.uid, o.id from (select $1::int as uid) r left join read.show o on o.uid = r.uid and o.state <> 'ended') s`,
    [liveuid, uid, SHOWN_LINES],
  )
  return rows[0]!
}
