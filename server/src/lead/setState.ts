import { refuse } from '@nimbo/contract'
import { Lead } from '@nimbo/contract/operator'
import type { Handler } from '../platform/http/handler.ts'
import { moveLead } from './lead.store.ts'
import type { LeadDeps } from './LeadDeps.ts'

export function setState({ db }: LeadDeps): Handler<typeof Lead.setState> {
  return async (_ctx, { id, state }) => {
    if (!(await db.tx((tx) => moveLead(tx, id, state)))) refuse(Lead.setState, 'NoSuchLead')
    return {}
  }
}
