export { createCaptcha } from './captcha.ts'
export type { Captcha } from './captcha.ts'
export { purgeCodes, tryCode, useUpCode } from './code.store.ts'
export type { CodePurpose, Phone } from './code.store.ts'
export { purgeCaptchas, sendCode } from './codes.ts'
export { codeText, knownText } from './codeText.ts'
export { isPossiblePhone } from './isPossiblePhone.ts'
export { hashPassword, passwordMatches } from './password.ts'
export {
  activeAmong,
  purgeSessions,
  identify,
  openSession,
  provedRecently,
  proveSession,
  revokeSessions,
  sessionsOf,
} from './session.store.ts'
export type { SessionRef } from './session.store.ts'
export { purgeAttempts } from './third/attempt.store.ts'
export { cleanName } from './third/cleanName.ts'
export { addIdentity, lockIdentity, identitiesOf, identityOwner, removeIdentity } from './third/identity.store.ts'
export { createThird } from './third/index.ts'
export type { Third, ThirdPerson, ThirdProof } from './third/index.ts'
export { isWeak } from './weakPassword.ts'
