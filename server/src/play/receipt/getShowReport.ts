import { refuse, Receipts } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { showTotals } from '../rank/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { showByStream } from '../../shows/show/index.ts'
import { giftsOfShow, reportPoints } from './record.store.ts'

/** Reports of one's own shows only: an anchor's earnings are theirs to know. */
export function getShowReport({ db }: LiveDeps): Handler<typeof Receipts.getShowReport> {
  return async ({ uid, language }, { stream }) =>
    db.query(async (sql) => {
      const show = await showByStream(sql, stream)
      if (show?.uid !== uid) refuse(Receipts.getShowReport, 'NoSuchShow')
      const [{ votes }, points, gifts] = await Promise.all([
        showTotals(sql, show.id),
        reportPoints(sql, show.id),
        giftsOfShow(sql, show, language),
      ])
      return { votes: String(votes), points, gifts }
    })
}
