import type { Cash } from '@nimbo/contract'
import { walletOf } from '../ledger/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { mostCoins } from './exchange.rules.ts'
import { coinFigures, readRule } from './exchange.store.ts'
import type { ExchangeDeps } from './ExchangeDeps.ts'
import { freeVotes } from './freeVotes.ts'

export function getExchange(deps: ExchangeDeps): Handler<typeof Cash.getExchange> {
  const { db } = deps
  return async ({ uid }) => {
    const [rule, wallet, votes] = await Promise.all([
      db.read(readRule),
      db.read((tx) => walletOf(tx, uid)),
      db.read((tx) => freeVotes(tx, deps, uid)),
    ])
    const coins = wallet.coins - wallet.coins_held
    const most = rule.coinOpen ? mostCoins(rule, await db.read((tx) => coinFigures(tx, uid, rule.coinAgeDays)), coins) : 0n
    return {
      coin: String(coins),
      votes: String(votes.free),
      vote_give: Number(rule.voteGive),
      vote_get: Number(rule.voteGet),
      coin_open: rule.coinOpen ? 1 : 0,
      coin_give: rule.coinOpen ? Number(rule.coinGive) : 0,
      coin_get: rule.coinOpen ? Number(rule.coinGet) : 0,
      coin_max: String(most),
    }
  }
}
