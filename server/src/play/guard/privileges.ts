import { type GuardPrivilege, guardTypes } from '@nimbo/contract'

const { month, year } = guardTypes
/** Tiers that bring each privilege. */
export const privilegeTypes: Record<GuardPrivilege, readonly number[]> = {
  badge: [month, year],
  entrance: [month, year],
  gifts: [month, year],
  line: [month, year],
  immunity: [year],
}
