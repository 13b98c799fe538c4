import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    reports: `select r.class, r.content, r.lines, r.created_at, r.told_at from report r where r.uid = $1 order by r.id`,
  },
  erased: {
    many: [
      `update notice set data = data || '{"name": "…"}' where id in (
     select n.id from report_case c join report r on r.case_id = c.id join notice n on n.uid = r.uid and n.kind = 'report' and n.data ->> 'id' = c.id::text
     where c.uid = $1 and n.data ->> 'name' <> '…' limit ${ROWS}) returning 1`,
    ],
    rest: [
      // Messages that others wrote to them stay with a report; their own go.
      `update report set content = '', lines = (select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(lines) l
     where not chat or (l ->> 'uid')::int <> $1) where uid = $1`,
      `update report r set lines = '[]' from report_case c where c.id = r.case_id and c.uid = $1`,
    ],
  },
} as const satisfies PersonalData
