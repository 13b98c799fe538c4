import { refuse, Receipts } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { cardsOf } from '../../people/user/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { showByStream } from '../../shows/show/index.ts'
import { giftsOfPerson, paidIn, tipsOfPerson, totalOf, watchedSeconds } from './record.store.ts'
import { redTotals } from './red.store.ts'

const seconds = (at: Date | null) => Math.floor((at?.getTime() ?? 0) / 1000)

export function getReceipt({ db }: LiveDeps): Handler<typeof Receipts.getReceipt> {
  return async ({ uid, language }, { stream }) =>
    db.query(async (sql) => {
      const show = await showByStream(sql, stream)
      if (!show) refuse(Receipts.getReceipt, 'NoSuchShow')
      const [watched, paid, gifts, reds, tips, [host]] = await Promise.all([
        watchedSeconds(sql, show.id, uid),
        paidIn(sql, show.id, uid),
        giftsOfPerson(sql, show.id, uid, language),
        redTotals(sql, show.id, uid),
        tipsOfPerson(sql, show.id, uid),
        cardsOf(sql, [show.uid]),
      ])
      if (watched === undefined) refuse(Receipts.getReceipt, 'NeverJoined')
      const [minutes, barrages] = [paid.of('minuteFee'), paid.of('barrage')]
      return {
        title: show.title,
        host: host!,
        starttime: seconds(show.startedAt),
        endtime: seconds(show.endedAt),
        watched,
        fee: String(paid.of('roomFee').coins),
        minutes: minutes.count,
        minutes_coin: String(minutes.coins),
        private_coin: String(paid.of('privateFee').coins),
        barrages: barrages.count,
        barrages_coin: String(barrages.coins),
        guard_coin: String(paid.of('guard').coins),
        gifts,
        gifts_coin: String(paid.gifts),
        reds: reds.sent,
        reds_coin: String(reds.coins),
        reds_won: String(reds.won),
        tips_coin: String(paid.of('tip').coins),
        tips_held: String(tips.held),
        tips_returned: String(tips.returned),
        refunded: String(paid.refunded + reds.refunded),
        total: String(totalOf(paid, reds)),
      }
    })
}
