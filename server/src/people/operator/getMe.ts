import { refuseCommon } from '@nimbo/contract'
import { OperatorAuth } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import { operatorById } from './operator.store.ts'
import type { OperatorDeps } from './OperatorDeps.ts'

export function getMe({ db }: OperatorDeps): Handler<typeof OperatorAuth.getMe> {
  return async ({ uid }) => {
    const operator = await db.query((sql) => operatorById(sql, uid))
    return operator ?? refuseCommon(OperatorAuth.getMe, 'SessionInvalid')
  }
}
