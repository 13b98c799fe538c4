import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    copiesOfData: `select state, asked_at, ready_at, expires_at, bytes from data_export where uid = $1 order by asked_at`,
  },
  erased: {
    identity: [
      // The file goes first (`purgeExports`), then the row that leads to it.
      `update data_export set expires_at = least(expires_at, now() - interval '1 second') where uid = $1`,
    ],
  },
} as const satisfies PersonalData
