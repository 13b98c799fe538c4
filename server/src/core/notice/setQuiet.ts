import { Notice, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { storeQuiet } from './choice.store.ts'
import { zoneNamed } from './quiet.ts'

export function setQuiet({ db }: { db: Database }): Handler<typeof Notice.setQuiet> {
  return async ({ uid }, { quiet, quiet_from: from, quiet_to: to, zone: given }) => {
    const zone = zoneNamed(given)
    if (zone === undefined) refuse(Notice.setQuiet, 'NoSuchZone')
    if (from === to) refuse(Notice.setQuiet, 'NoHours')
    await db.transaction((sql) => storeQuiet(sql, uid, quiet === 1, { from, to, zone }))
    return {}
  }
}
