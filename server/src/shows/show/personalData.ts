import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    shows: `select s.stream, s.title, s.city, s.type, s.price, s.landscape, s.class_id, s.thumb as cover, s.opened_at, s.started_at, s.ended_at, s.end_reason,
    s.peak as most_viewers, s.lights as likes, s.slow_seconds, s.pin from show s where s.uid = $1 order by s.id`,
    showAudience: `select s.stream, u.minute, u.viewers from show s join show_audience u on u.show_id = s.id where s.uid = $1 order by s.id, u.minute`,
  },
  erased: {
    rest: [
      // Before the uploads: a cover that a show has is kept.
      `update show set thumb = '/covers/stage.svg' where uid = $1 and thumb like '/media/%'`,
      `update show set title = '…', city = '', pin = '', pin_uid = null where uid = $1`,
      `update show set pin = '', pin_uid = null where pin_uid = $1`,
    ],
  },
} as const satisfies PersonalData
