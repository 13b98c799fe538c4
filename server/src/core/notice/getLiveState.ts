import type { Notice } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { isOnAir } from './notice.store.ts'

export function getLiveState({ db }: { db: Database }): Handler<typeof Notice.getLiveState> {
  return async (_caller, { stream }) => ({ islive: (await db.query((sql) => isOnAir(sql, stream))) ? 1 : 0 })
}
