import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    roomAdmins: `select liveuid, uid, created_at from read.room_admin where uid = $1 or liveuid = $1`,
  },
  erased: {
    rest: [`delete from room_admin where uid = $1 or liveuid = $1`],
  },
} as const satisfies PersonalData
