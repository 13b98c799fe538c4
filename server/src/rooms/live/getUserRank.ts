import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { OneSecondCache } from '../../platform/OneSecondCache.ts'
import { withoutBlocked } from '../../people/user/index.ts'
import { memberOf } from '../../shows/admission/index.ts'
import { type Ranking, rankingOf, rankOf } from '../../play/rank/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'

/** The list is the same for everybody in a room; my own place is asked for by itself. */
export function getUserRank({ db }: LiveDeps): Handler<typeof Live.getUserRank> {
  const rankings = new OneSecondCache<Ranking>()

  return async ({ uid, hasBlocks }, { liveuid, stream, type }) => {
    const member = await db.query((sql) => memberOf(sql, stream, uid))
    if (member?.show.uid !== liveuid) refuse(Live.getUserRank, 'NotAdmitted')
    const { show } = member
    const scope = { liveuid, scope: type, showId: show.id }
    const key = `${liveuid}:${type}:${type === 'show' ? show.id : 0}`
    const { list, people, start } = await rankings.get(key, () => db.query((sql) => rankingOf(sql, scope)))
    const [mine, shown] = await db.query((sql) =>
      Promise.all([
        rankOf(sql, scope, uid),
        hasBlocks
          ? withoutBlocked(
              sql,
              uid,
              list.map(({ id }) => id),
            )
          : undefined,
      ]),
    )
    return {
      list: shown ? list.filter(({ id }) => shown.includes(id)) : list,
      nums: people,
      starttime: type === 'show' ? Math.floor((show.startedAt?.getTime() ?? 0) / 1000) : start,
      mine: { rank: mine.rank, contribution: String(mine.coins), behind: String(mine.behind) },
    }
  }
}
