import { Live, refuse, wireTime } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { cardsOf, isFollowing } from '../user/index.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { showByStream, showNumbers } from './show.store.ts'

const seconds = (at: Date | null) => Math.floor((at?.getTime() ?? 0) / 1000)

export function stopInfo({ db }: LiveDeps): Handler<typeof Live.stopInfo> {
  return async ({ uid }, { stream }) =>
    db.query(async (sql) => {
      const show = await showByStream(sql, stream)
      if (!show) refuse(Live.stopInfo, 'NoSuchShow')
      const [numbers, [host], following] = await Promise.all([
        showNumbers(sql, show.id, uid),
        cardsOf(sql, [show.uid]),
        uid === undefined ? false : isFollowing(sql, uid, show.uid),
      ])
      return {
        nums: numbers.people,
        length: numbers.seconds,
        votes: String(numbers.votes),
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
      }
    })
}
