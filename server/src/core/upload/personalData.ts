import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    uploads: `select id, kind, type, state, created_at from upload where uid = $1 order by created_at`,
  },
  erased: {
    rest: [
      `select jobs.add('deleteUnusedUpload', json_build_object('object', id), interval '0', 'forget:' || id) from upload where uid = $1`,
    ],
  },
} as const satisfies PersonalData
