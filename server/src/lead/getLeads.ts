import type { Lead } from '@nimbo/contract/operator'
import type { Handler } from '../platform/http/handler.ts'
import { countWaiting, leadsIn } from './lead.store.ts'
import type { LeadDeps } from './LeadDeps.ts'

export function getLeads({ db }: LeadDeps): Handler<typeof Lead.getLeads> {
  return async (_ctx, { state, p }) =>
    db.read(async (tx) => {
      const [list, waiting] = await Promise.all([leadsIn(tx, state, p), countWaiting(tx)])
      return { list, waiting }
    })
}
