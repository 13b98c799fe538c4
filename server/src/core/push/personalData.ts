import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    pushSubscriptions: `select kind, address, language, created_at from push_subscription where uid = $1`,
    goLiveNotices: `select anchor, told_at from push_told where uid = $1 order by told_at`,
  },
  erased: {
    many: [`delete from push_told where ctid in (select ctid from push_told where uid = $1 or anchor = $1 limit ${ROWS}) returning 1`],
  },
} as const satisfies PersonalData
