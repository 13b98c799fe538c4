import { refuse } from '@nimbo/contract'
import { Lead } from '@nimbo/contract/operator'
import { audit } from '../operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { moveLead } from './lead.store.ts'
import type { LeadDeps } from './LeadDeps.ts'

export function setState({ db }: LeadDeps): Handler<typeof Lead.setState> {
  return async ({ uid }, { id, state }) => {
    await db.transaction(async (sql) => {
      if (!(await moveLead(sql, id, state))) refuse(Lead.setState, 'NoSuchLead')
      await audit(sql, uid, 'lead_moved', `lead:${id}`, { state })
    })
    return {}
  }
}
