import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    guarding: `select g.liveuid as uid, a.nicename as name, g.type, g.ends_at from guard g join read.account a on a.id = g.liveuid where g.uid = $1`,
    guardedBy: `select g.uid, a.nicename as name, g.type, g.ends_at from guard g join read.account a on a.id = g.uid where g.liveuid = $1`,
  },
} as const satisfies PersonalData
