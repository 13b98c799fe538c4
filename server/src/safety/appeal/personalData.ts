import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    appeals: `select subject, subject_id, ground, text, state, note, created_at, decided_at from appeal where uid = $1 order by id`,
  },
  erased: {
    identity: [`delete from appeal where uid = $1`],
  },
} as const satisfies PersonalData
