import type { Reports } from '@nimbo/contract'
import type { Report } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import { decide } from './decide.ts'
import { getCase } from './getCase.ts'
import { getCases } from './getCases.ts'
import { getReportClass } from './getReportClass.ts'
import { getRules } from './getRules.ts'
import { setReport } from './setReport.ts'

export { personalData } from './personalData.ts'
export { serveEvidence } from './serveEvidence.ts'
export { enqueueReportNotices } from './enqueueReportNotices.ts'

export const report = (deps: { db: Database; limits: Limits }): Handlers<typeof Reports> => ({
  getReportClass: getReportClass(deps),
  setReport: setReport(deps),
})

/** For operators: `ctx.uid` is theirs. */
export const reportReview = (deps: { db: Database }): Handlers<typeof Report> => ({
  getCases: getCases(deps),
  getCase: getCase(deps),
  getRules: getRules(deps),
  decide: decide(deps),
})
