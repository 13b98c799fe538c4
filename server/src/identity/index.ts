export { createCaptcha } from './captcha.ts'
export type { Captcha } from './captcha.ts'
export { normalizeRequests, purgeCodes, tryCode, useUpCode } from './code.store.ts'
export type { CodePurpose } from './code.store.ts'
export { purgeCaptchas, sendCode } from './codes.ts'
export { codeText, knownText } from './codeText.ts'
export { hashPassword, passwordMatches } from './password.ts'
export { readPhone } from './phone.ts'
export type { Phone } from './phone.ts'
export {
  purgeSessions,
  identify,
  isActive,
  openSession,
  provedRecently,
  proveSession,
  revokeSessions,
  sessionsOf,
} from './session.store.ts'
export { purgeAttempts } from './third/attempt.store.ts'
export { cleanName } from './third/cleanName.ts'
export { addIdentity, lockIdentity, identitiesOf, identityOwner, removeIdentity } from './third/identity.store.ts'
export { createThird } from './third/index.ts'
export type { Third, ThirdPerson, ThirdProof } from './third/index.ts'
export { isWeak } from './weakPassword.ts'
