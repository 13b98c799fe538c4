import type { Notice } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { markSeen } from './notice.store.ts'

export function setSeen({ db }: { db: Database }): Handler<typeof Notice.setSeen> {
  return async ({ uid }, { id, only }) => {
    await db.transaction((sql) => markSeen(sql, uid, id, only === 1))
    return {}
  }
}
