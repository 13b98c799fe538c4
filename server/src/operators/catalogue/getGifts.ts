import type { Catalogue } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { listGifts } from './catalogue.store.ts'
import { giftLine } from './giftLine.ts'

export function getGifts({ db }: { db: Database }): Handler<typeof Catalogue.getGifts> {
  return async () => (await db.query(listGifts)).map(giftLine)
}
