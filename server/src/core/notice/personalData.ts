import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    notices: `select kind, data, created_at, seen_at from notice where uid = $1 order by id`,
    noticeChoices: `select push_off, inbox_off, quiet, quiet_from, quiet_to, zone from notice_choice where uid = $1`,
  },
  erased: {
    many: [
      `delete from new_follower where ctid in (select ctid from new_follower where uid = $1 or touid = $1 limit ${ROWS}) returning 1`,
      `delete from told_follower where ctid in (select ctid from told_follower where uid = $1 or touid = $1 limit ${ROWS}) returning 1`,
      `delete from notice where id in (select id from notice where uid = $1 limit ${ROWS}) returning 1`,
    ],
    rest: [`delete from notice_choice where uid = $1`],
  },
} as const satisfies PersonalData
