import type { Backpack } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Catalogue } from './Catalogue.ts'

export const getBackpack =
  (db: Database, catalogue: Catalogue): Handler<typeof Backpack.getBackpack> =>
  ({ uid, language }) =>
    db.query((sql) => catalogue.backpackOf(sql, uid, language))
