import type { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { auditPage } from './audit.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'

export function getAudit({ db }: OperatorDeps): Handler<typeof OperatorAuth.getAudit> {
  return async (_ctx, { p }) => db.query((sql) => auditPage(sql, p))
}
