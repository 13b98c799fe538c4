import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    sanctions: `select act, scope, liveuid, texts, lines, created_at, expires_at, lifted_at, lift_reason from sanction where uid = $1 order by id`,
  },
  erased: {
    many: [
      `update notice set data = data || '{"room": "…"}' where id in (
     select n.id from sanction x join notice n on n.uid = x.uid and n.kind in ('sanction', 'sanction_lifted') and n.data ->> 'id' = x.id::text
     where x.liveuid = $1 and n.data ->> 'room' not in ('', '…') limit ${ROWS}) returning 1`,
    ],
    rest: [`update sanction set lines = '[]' where uid = $1`],
  },
} as const satisfies PersonalData
