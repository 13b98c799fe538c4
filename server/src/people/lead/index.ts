import type { Lead } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import { getLeads } from './getLeads.ts'
import type { LeadDeps } from './LeadDeps.ts'
import { setState } from './setState.ts'

export { personalData } from './personalData.ts'
export { contactOf } from './contactOf.ts'
export { insertLead } from './lead.store.ts'

export const lead = (deps: LeadDeps): Handlers<typeof Lead> => ({ getLeads: getLeads(deps), setState: setState(deps) })
