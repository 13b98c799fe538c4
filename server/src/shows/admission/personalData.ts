import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

/** Shows a person was in, on air or watching: what they did there is found by them, however much others did. */
export const visitedShows = `visit v join read.show s on s.id = v.show_id`

export const personalData = {
  copied: {
    watched: `select s.stream, v.first_at, v.last_at from ${visitedShows} where v.uid = $1 order by v.show_id`,
    roomTickets: `select s.stream, e.paid_at, e.paid_coins, e.carried_ms from ${visitedShows} join entrance e on e.show_id = s.id and e.uid = v.uid where v.uid = $1 order by s.id`,
    chat: `select s.stream, m.event, m.content, m.created_at, m.deleted_at from ${visitedShows} join read.message m on m.show_id = s.id and m.uid = v.uid
    where v.uid = $1 order by s.id, m.seq`,
    onTheMic: `select s.stream, g.state, g.outcome, g.changed_at from ${visitedShows} join read.guest_seat g on g.show_id = s.id and g.uid = v.uid where v.uid = $1 order by s.id`,
  },
  erased: {
    many: [
      `update message m set content = '…', fields = '{}' from (select m.show_id, m.seq from visit v join read.message m on m.show_id = v.show_id and m.uid = v.uid
     where v.uid = $1 and (m.content <> '…' or m.fields <> '{}') limit ${ROWS}) said
   where m.show_id = said.show_id and m.seq = said.seq returning 1`,
    ],
  },
} as const satisfies PersonalData
