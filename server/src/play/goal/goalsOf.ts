import { type GoalKind, type Language, type Livegame, type Output } from '@nimbo/contract'
import { readShares, sharePercent } from '../../money/economy/index.ts'
import { walletOf } from '../../core/ledger/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { openShowOf } from '../../shows/show/index.ts'
import { memberOf } from '../../shows/admission/index.ts'
import { goalsOfShow } from './goal.store.ts'

type Listed = Output<typeof Livegame.getWishingWellList>

/** Undefined for somebody who is not in the show. Without one there is nothing to list. */
export async function goalsOf(
  { db }: LiveDeps,
  liveuid: number,
  uid: number,
  language: Language,
  kind: GoalKind,
): Promise<Listed | undefined> {
  return db.query(async (sql) => {
    const show = await openShowOf(sql, liveuid)
    if (show && liveuid !== uid && !(await memberOf(sql, show.stream, uid))) return undefined
    const [{ coins, coins_held: held }, shares, list] = await Promise.all([
      walletOf(sql, uid),
      readShares(sql),
      show ? goalsOfShow(sql, show.id, kind, uid, language) : [],
    ])
    return { list, coin: String(coins - held), percent: sharePercent(shares, 'tip') }
  })
}
