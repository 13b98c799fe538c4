import type { Lead } from '@nimbo/contract/operator'
import type { Handler } from '../platform/http/handler.ts'
import type { LeadDeps } from './LeadDeps.ts'

export function getLeads(_deps: LeadDeps): Handler<typeof Lead.getLeads> {
  return () => Promise.reject(new Error('Lead.getLeads is not there yet'))
}
