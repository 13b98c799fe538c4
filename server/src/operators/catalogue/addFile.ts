import type { Catalogue } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { insertFile } from './file.store.ts'

/** The object's name is what lets a file in: it is random, told to this operator alone and good for one file. */
export function addFile({ db }: { db: Database }): Handler<typeof Catalogue.addFile> {
  return async ({ uid }, { kind }) => {
    const object = await db.transaction((sql) => insertFile(sql, kind, uid))
    return { object, url: `/upload/gift/${object}` }
  }
}
