import { Live, refuse, wireTime } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { cardsOf, hiddenBecause, isFollowing } from '../../people/user/index.ts'
import { incomesOf, showTotals } from '../../play/rank/index.ts'
import { paidAtDoor } from '../../shows/minute/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { audienceOver, type Show, showByStream, showNumbers } from '../../shows/show/index.ts'
import { spentIn } from '../../play/receipt/index.ts'

const seconds = (at: Date | null) => Math.floor((at?.getTime() ?? 0) / 1000)

export function stopInfo({ db }: LiveDeps): Handler<typeof Live.stopInfo> {
  return async ({ uid }, { stream }) =>
    db.query(async (sql) => {
      const show = await showByStream(sql, stream)
      if (!show) refuse(Live.stopInfo, 'NoSuchShow')
      if (uid !== undefined && (await hiddenBecause(sql, uid, show.uid))) refuse(Live.stopInfo, 'NoSuchShow')
      const [numbers, [host], following, totals, own, mine] = await Promise.all([
        showNumbers(sql, show.id, uid),
        cardsOf(sql, [show.uid]),
        uid === undefined ? false : isFollowing(sql, uid, show.uid),
        showTotals(sql, show.id),
        uid === show.uid ? forHost(sql, show) : { incomes: [], audience: [] },
        receiptOf(sql, show, uid),
      ])
      return {
        nums: numbers.people,
        length: numbers.seconds,
        votes: String(totals.votes),
        peak: numbers.peak,
        messages: numbers.messages,
        lights: numbers.lights,
        newfans: numbers.newFans,
        title: show.title,
        thumb: show.thumb,
        starttime: seconds(show.startedAt),
        datestarttime: wireTime(seconds(show.startedAt)),
        endtime: seconds(show.endedAt),
        dateendtime: wireTime(seconds(show.endedAt)),
        host: host!,
        isattention: following ? 1 : 0,
        watched: numbers.watchedSeconds,
        ...mine,
        ...own,
        givers: uid === show.uid ? totals.givers : [],
      }
    })
}

async function forHost(sql: Sql, show: Show) {
  const [incomes, audience] = await Promise.all([incomesOf(sql, show.id), audienceOver(sql, show.id)])
  return { incomes: incomes.map((i) => ({ ...i, votes: String(i.votes) })), audience }
}

async function receiptOf(sql: Sql, show: Show, uid: number | undefined) {
  if (uid === undefined || uid === show.uid) return { spent: '0', fee: '0', minutes: 0, minutes_coin: '0' }
  const [spent, { fee, minutes, minuteCoins }] = await Promise.all([spentIn(sql, show.id, uid), paidAtDoor(sql, show.id, uid)])
  return { spent: String(spent), fee: String(fee), minutes, minutes_coin: String(minuteCoins) }
}
