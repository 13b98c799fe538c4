export { personalData, visitedShows } from './personalData.ts'
export {
  admit,
  admittedAmong,
  isInShowOf,
  lockAdmission,
  lockTerms,
  mayLookInto,
  memberLateral,
  memberOf,
  membersOf,
  openStreamsOf,
  recentlyEnded,
  sendersIn,
  showFor,
  acquireSlowModeSlot,
  type Member,
  type ShowForPerson,
} from './admission.store.ts'
export { admissionRefusal, hasPaidFee, previewRefusal, type PreviewRefusal } from './admissionRefusal.ts'
export { checkAnchor, wrongRights } from './anchorRight.ts'
export { streamsInPrivateShow, occupancyColumn, lockRoomOccupancy } from './occupancy.ts'
export { lockEntrance, markPaid, markPasswordKnown, setCarried, setMinuteDoor } from './entrance.store.ts'
export { revokeAdmission, revokeBetween, revokeRefused } from './revokeAdmission.ts'
export { mediaFor, realtimeFor, renewedTokens } from './tokens.ts'
