export { forgetCodes, makeCode, takeRequest, tryCode, useUpCode } from './code.store.ts'
export type { CodePurpose, Phone } from './code.store.ts'
export { codeText, knownText } from './codeText.ts'
export { hashPassword, passwordMatches } from './password.ts'
export {
  forgetSessions,
  identify,
  isAlive,
  openSession,
  provedRecently,
  proveSession,
  revokeSessions,
  sessionsOf,
} from './session.store.ts'
export type { Device } from './session.store.ts'
export { forgetAttempts } from './third/attempt.store.ts'
export { cleanName } from './third/cleanName.ts'
export { addIdentity, holdIdentity, identitiesOf, identityOwner, removeIdentity } from './third/identity.store.ts'
export { createThird } from './third/index.ts'
export type { Third, ThirdPerson } from './third/index.ts'
export { isWeak } from './weakPassword.ts'
