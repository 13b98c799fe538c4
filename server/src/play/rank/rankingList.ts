import type { Ranks } from '@nimbo/contract'
import { placeIn, type RankKind, rankList, type RankList } from './rank.store.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { OneSecondCache } from '../../platform/OneSecondCache.ts'
import { withoutBlocked } from '../../people/user/index.ts'

const PAGE = 20
const unranked = { rank: 0, amount: 0n, behind: 0n }

/** The list is the same for everybody and read once a second; my own place is asked for by itself. */
export function rankingList({ db }: { db: Database }, kind: RankKind): Handler<typeof Ranks.profitList> {
  const lists = new OneSecondCache<RankList>()

  return async ({ uid, hasBlocks }, { type, p }) => {
    const { list, start } = await lists.get(type, () => db.query((sql) => rankList(sql, kind, type)))
    const page = list.slice((p - 1) * PAGE, p * PAGE)
    const ids = page.map(({ id }) => id)
    const [mine, shown] = await db.query((sql) =>
      Promise.all([
        uid === undefined ? unranked : placeIn(sql, kind, type, uid),
        hasBlocks && uid !== undefined ? withoutBlocked(sql, uid, ids) : ids,
      ]),
    )
    return {
      list: page.filter(({ id }) => shown.includes(id)),
      starttime: start,
      mine: { rank: mine.rank, total: String(mine.amount), behind: String(mine.behind) },
    }
  }
}
