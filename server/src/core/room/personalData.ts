import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  erased: {
    many: [
      `update message m set fields = jsonb_set(m.fields, '{reply,uname}', '"…"') from (select show_id, seq from message
     where fields #>> '{reply,uid}' = $1::int::text and fields #>> '{reply,uname}' <> '…' limit ${ROWS}) reply
   where m.show_id = reply.show_id and m.seq = reply.seq returning 1`,
    ],
  },
} as const satisfies PersonalData
