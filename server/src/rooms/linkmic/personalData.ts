import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    micSetting: `select open, level from mic_setting where liveuid = $1`,
  },
  erased: {
    rest: [`delete from mic_setting where liveuid = $1`],
  },
} as const satisfies PersonalData
