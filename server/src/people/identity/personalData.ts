import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    devices: `select device, source, created_at, seen_at, expires_at, revoked_at from session where uid = $1 order by created_at`,
    placesSignedInFrom: `select seen_at from known_origin where uid = $1 order by seen_at`,
    linkedAccounts: `select provider, subject, name, created_at from third_identity where uid = $1`,
  },
  erased: {
    identity: [
      `delete from known_origin where uid = $1`,
      `delete from third_identity where uid = $1`,
      `delete from session where uid = $1`,
    ],
  },
} as const satisfies PersonalData
