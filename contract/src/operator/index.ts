import { OperatorAuth } from './operatorAuth.ts'
import { Correction } from './correction.ts'
import { Lead } from './lead.ts'
import { Payout } from './payout.ts'
import { Status } from './status.ts'

export { Correction, OperatorAuth, Lead, Payout, Status }
export { correctionKinds, correctionStates } from './correction.ts'
export type { CorrectionKind } from './correction.ts'
export { queueFilters, riskLevels, riskSignals } from './payout.ts'
export type { RiskLevel, RiskSignal, RiskSignalName } from './payout.ts'
export { leadStates } from './lead.ts'
export type { LeadState } from './lead.ts'
/** Calls of the operator console, served on its own origin only. */
export const operatorDomains = Object.freeze({ OperatorAuth, Lead, Payout, Correction, Status })
export type OperatorDomains = typeof operatorDomains
