import type { Catalogue } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { checkGift } from './checkGift.ts'

export function check({ db }: { db: Database }): Handler<typeof Catalogue.check> {
  return (_ctx, gift) => db.query((sql) => checkGift(sql, gift))
}
