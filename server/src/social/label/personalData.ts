import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    impressionsSaid: `select u.touid as uid, a.nicename as name, l.names, u.created_at from user_label u join read.account a on a.id = u.touid
    join label l on l.id = u.label where u.uid = $1 order by u.created_at`,
    impressions: `select l.names, c.nums from label_count c join label l on l.id = c.label where c.touid = $1 and c.nums > 0 order by c.nums desc`,
  },
  erased: {
    many: [`delete from user_label where ctid in (select ctid from user_label where uid = $1 or touid = $1 limit ${ROWS}) returning 1`],
    rest: [`delete from label_count where touid = $1`],
  },
} as const satisfies PersonalData
