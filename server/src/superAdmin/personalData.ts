import type { PersonalData } from '../platform/personalData.ts'

export const personalData = {
  copied: {
    superAdmin: `select created_at from super_admin where uid = $1`,
  },
} as const satisfies PersonalData
