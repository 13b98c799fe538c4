import { refuse } from '@nimbo/contract'
import { Catalogue } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { fileOf } from './file.store.ts'
import { giftFileUrl } from './giftFile.ts'

const { getFile: call } = Catalogue

export function getFile({ db }: { db: Database }): Handler<typeof call> {
  return async (_ctx, { object }) => {
    const { kind, ...file } = (await db.query((sql) => fileOf(sql, object))) ?? refuse(call, 'NoSuchFile')
    return { ...file, address: file.state === 'ready' ? giftFileUrl(kind, object) : '' }
  }
}
