import { Pk, refuse } from '@nimbo/contract'
import { showByStream } from '../../shows/show/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { isInvitable } from './battle.store.ts'
import type { PkDeps } from './PkDeps.ts'
import { rivals, wonToday } from './rival.store.ts'

export function getRivals({ db }: PkDeps): Handler<typeof Pk.getRivals> {
  return async ({ uid }, { stream, p }) =>
    db.query(async (sql) => {
      const show = await showByStream(sql, stream)
      if (show?.uid !== uid) refuse(Pk.getRivals, 'NotYours')
      const [list, today, isOpen] = await Promise.all([rivals(sql, uid, p), wonToday(sql, uid), isInvitable(sql, uid)])
      return { list, today, isopen: isOpen ? 1 : 0 }
    })
}
