import type { Notice } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { choiceOf, wantedKinds } from './choice.store.ts'
import { countUnseen } from './notice.store.ts'

export function getUnseen({ db }: { db: Database }): Handler<typeof Notice.getUnseen> {
  return ({ uid }) => db.query(async (sql) => ({ nums: await countUnseen(sql, uid, wantedKinds(await choiceOf(sql, uid))) }))
}
