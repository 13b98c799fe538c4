import { Gifts, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { showTotals } from './contribution.store.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { giftsOfShow, reportPoints } from './record.store.ts'
import { showByStream } from './show.store.ts'

/** Somebody else's show is none: how much an anchor earns is theirs to know. */
export function getShowReport({ db }: LiveDeps): Handler<typeof Gifts.getShowReport> {
  return async ({ uid, language }, { stream }) =>
    db.query(async (sql) => {
      const show = await showByStream(sql, stream)
      if (show?.uid !== uid) refuse(Gifts.getShowReport, 'NoSuchShow')
      const [{ votes }, points, gifts] = await Promise.all([
        showTotals(sql, show.id),
        reportPoints(sql, show.id),
        giftsOfShow(sql, show, language),
      ])
      return { votes: String(votes), points, gifts }
    })
}
