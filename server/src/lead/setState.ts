import type { Lead } from '@nimbo/contract/operator'
import type { Handler } from '../platform/http/handler.ts'
import type { LeadDeps } from './LeadDeps.ts'

export function setState(_deps: LeadDeps): Handler<typeof Lead.setState> {
  return () => Promise.reject(new Error('Lead.setState is not there yet'))
}
