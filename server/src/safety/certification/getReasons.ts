import { languageOf } from '@nimbo/contract'
import type { Certification } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { listReasons } from './queue.store.ts'

export function getReasons({ db }: { db: Database }): Handler<typeof Certification.getReasons> {
  return async (_ctx, { reader }) => db.query((sql) => listReasons(sql, languageOf(reader)))
}
