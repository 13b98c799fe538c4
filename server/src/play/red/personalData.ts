import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    redPacks: `select s.stream, r.type, r.type_grant, r.des, r.follow, r.sent_at, r.settled_at from red_pack r join read.show s on s.id = r.show_id where r.uid = $1 order by r.id`,
  },
  erased: {
    many: [
      `update red_pack set des = '' where id in (select id from red_pack where uid = $1 and des <> '' limit ${ROWS}) returning 1`,
      `update notice set data = data || '{"anchor": "…"}' where id in (
     select n.id from read.show s join red_pack r on r.show_id = s.id join notice n on n.uid = r.uid and n.kind = 'red_refund' and n.data ->> 'id' = r.id::text
     where s.uid = $1 and n.data ->> 'anchor' <> '…' limit ${ROWS}) returning 1`,
    ],
  },
} as const satisfies PersonalData
