import { OperatorAuth } from './operatorAuth.ts'
import { Lead } from './lead.ts'
import { Payout } from './payout.ts'
import { Status } from './status.ts'

export { OperatorAuth, Lead, Payout, Status }
export { queueFilters, riskLevels, riskSignals } from './payout.ts'
export type { RiskLevel, RiskSignal, RiskSignalName } from './payout.ts'
export { leadStates } from './lead.ts'
export type { LeadState } from './lead.ts'
/** Calls of the operator console, served on its own origin only. */
export const operatorDomains = Object.freeze({ OperatorAuth, Lead, Payout, Status })
export type OperatorDomains = typeof operatorDomains
