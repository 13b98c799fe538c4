import type { Sanctions } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { sanctionsOf } from './ownSanctions.store.ts'

/** `User.getSanctions`. */
export function getSanctions({ db }: { db: Database }): Handler<typeof Sanctions.getSanctions> {
  return async ({ uid, language, isRestricted }, { id, p }) => {
    const [wallet, list] = await db.query((sql) => Promise.all([walletOf(sql, uid), sanctionsOf(sql, language, uid, p, id)]))
    const { coins, coins_held: coinsHeld, votes, votes_held: votesHeld } = wallet
    return { disabled: isRestricted ? 1 : 0, coin: String(coins - coinsHeld), votes: String(votes - votesHeld), list }
  }
}
