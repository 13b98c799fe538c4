import type { Sanctions } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { getSanctions } from './getSanctions.ts'

export { personalData } from './personalData.ts'
export { listSanctions, sanctionsOf } from './ownSanctions.store.ts'
export { appealableSanction, describeSanctions, overturnSanction } from './appealable.ts'
export { runSanctionExpiry } from './expiry.ts'
export { liftAsOperator } from './lift.store.ts'
export { banRuleById, banRules, reasonById, reasonOrOther, reasons } from './reason.store.ts'
export type { Reason } from './reason.store.ts'
export { actsOn, isManager, mayOverrule, outranks, popAction, refusalFor } from './roles.ts'
export type { ActRefusal, RoomPerson } from './roles.ts'
export {
  countRoomSanctions,
  FOR_GOOD,
  insertSanction,
  isBanned,
  isKicked,
  isMuted,
  isMutedEverywhere,
  lastLines,
  liftRoomSanctions,
  listRoomSanctions,
  lockSanctions,
  mutedUntilColumn,
  roomSanction,
  sanctionById,
} from './sanction.store.ts'
export type { RoomSanction } from './sanction.store.ts'
export { enqueueSanctionNotice } from './enqueueSanctionNotice.ts'

export const sanctions = (deps: { db: Database }): Handlers<typeof Sanctions> => ({ getSanctions: getSanctions(deps) })
