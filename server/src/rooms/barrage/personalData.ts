import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    barrages: `select s.stream, b.content, b.created_at from barrage b join read.show s on s.id = b.show_id where b.uid = $1 order by b.created_at`,
  },
  erased: {
    many: [
      `update barrage set content = '…' where transfer in (select transfer from barrage where uid = $1 and content <> '…' limit ${ROWS}) returning 1`,
    ],
  },
} as const satisfies PersonalData
