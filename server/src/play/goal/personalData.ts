import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'
import { visitedShows } from '../../shows/admission/index.ts'

export const personalData = {
  copied: {
    goals: `select s.stream, g.kind, g.title, g.gift, g.unit, g.need, g.given, g.state, g.reason, g.created_at, g.ended_at from read.show s
    join goal g on g.show_id = s.id where s.uid = $1 order by g.id`,
    goalTips: `select s.stream, g.title, t.coins, t.at, t.ended_at from ${visitedShows} join goal g on g.show_id = s.id
    join goal_tip t on t.goal_id = g.id and t.uid = v.uid where v.uid = $1 order by t.at`,
  },
  erased: {
    many: [
      `update goal set title = '…', request = '', reason = '' where id in (
     select g.id from read.show s join goal g on g.show_id = s.id where s.uid = $1 and g.title <> '…' limit ${ROWS}) returning 1`,
      `update notice set data = data || '{"anchor": "…", "title": "…"}' where id in (
     select n.id from read.show s join goal g on g.show_id = s.id join goal_tip t on t.goal_id = g.id
       join notice n on n.uid = t.uid and n.kind = 'goal' and n.data ->> 'stream' = s.stream
     where s.uid = $1 and n.data ->> 'anchor' <> '…' limit ${ROWS}) returning 1`,
    ],
  },
} as const satisfies PersonalData
