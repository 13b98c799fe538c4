import type { Lead } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { countWaiting, leadsIn } from './lead.store.ts'
import type { LeadDeps } from './LeadDeps.ts'

export function getLeads({ db }: LeadDeps): Handler<typeof Lead.getLeads> {
  return async (_ctx, { state, p }) =>
    db.query(async (sql) => {
      const [list, waiting] = await Promise.all([leadsIn(sql, state, p), countWaiting(sql)])
      return { list, waiting }
    })
}
