import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    anchorApplications: `select name, contact_type, contact, country, language, about, state, created_at from lead where uid = $1`,
  },
  erased: {
    identity: [`update lead set uid = null, name = '…', contact = '…', about = '', country = '' where uid = $1`],
  },
} as const satisfies PersonalData
