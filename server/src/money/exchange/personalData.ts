import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    exchanges: `select of_votes, give, got, at from exchanged where uid = $1 order by at`,
  },
} as const satisfies PersonalData
