import { OperatorAuth } from './operator.ts'
import { AppealReview } from './appeal.ts'
import { Banner } from './banner.ts'
import { Catalogue } from './catalogue.ts'
import { Certification } from './certification.ts'
import { Correction } from './correction.ts'
import { Label } from './label.ts'
import { Lead } from './lead.ts'
import { Payout } from './review.ts'
import { Report } from './report.ts'
import { Status } from './status.ts'
import { Sanction } from './sanctionReview.ts'
import { SuperAdmin } from './superAdmin.ts'

export {
  AppealReview,
  Banner,
  Catalogue,
  Certification,
  Correction,
  OperatorAuth,
  Label,
  Lead,
  Payout,
  Report,
  Sanction,
  Status,
  SuperAdmin,
}
export { BANNER_BYTES, bannerStates, MAX_BANNERS } from './banner.ts'
export type { BannerState } from './banner.ts'
export { giftFileBytes, MAX_GIFT_PRICE, MAX_GIFTS } from './catalogue.ts'
export type { GiftFileKind, GiftState } from './catalogue.ts'
export { MAX_LABELS_OFFERED } from './label.ts'
export { nameField, nameLine } from './nameFields.ts'
export type { NameField } from './nameFields.ts'
export { decisions, reportFilters, severities } from './report.ts'
export type { Decision, ReportCase, ReportFilter } from './report.ts'
export { certificationDecisions, certificationFilters } from './certification.ts'
export type { CertificationFilter } from './certification.ts'
export { correctionKinds, correctionStates } from './correction.ts'
export type { CorrectionKind } from './correction.ts'
export { queueFilters, riskLevels, riskSignals } from './review.ts'
export type { RiskLevel, RiskSignal, RiskSignalName } from './review.ts'
export { leadStates } from './lead.ts'
export type { LeadState } from './lead.ts'
/** Calls of the operator console, served on its own origin only. */
export const operatorDomains = Object.freeze({
  OperatorAuth,
  Lead,
  Payout,
  Correction,
  Certification,
  AppealReview,
  Report,
  Sanction,
  SuperAdmin,
  Status,
  Banner,
  Catalogue,
  Label,
})
export type OperatorDomains = typeof operatorDomains
