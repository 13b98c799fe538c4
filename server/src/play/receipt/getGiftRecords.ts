import { wireTime, type Receipts } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { giftRecords } from './record.store.ts'

export function getGiftRecords({ db }: LiveDeps): Handler<typeof Receipts.getGiftRecords> {
  return async ({ uid, language }, { type, p }) => {
    const records = await db.query((sql) => giftRecords(sql, { uid, got: type === 1, page: p, language }))
    return { list: records.map((record) => ({ ...record, datetime: wireTime(record.at) })) }
  }
}
