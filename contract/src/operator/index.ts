import { Lead } from './lead.ts'
import { Status } from './status.ts'

export { Lead, Status }
export { leadStates } from './lead.ts'
export type { LeadState } from './lead.ts'
/** Calls of the operator console, served on its own origin only. */
export const operatorDomains = Object.freeze({ Lead, Status })
export type OperatorDomains = typeof operatorDomains
