import type { Exchange } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { exchangeableCoins } from './exchange.rules.ts'
import { coinTotals, readRule } from './exchange.store.ts'
import { availableVotes, type ExchangeDeps } from './executeExchange.ts'

export function getExchange(deps: ExchangeDeps): Handler<typeof Exchange.getExchange> {
  const { db } = deps
  return async ({ uid }) => {
    const [rule, wallet, votes] = await Promise.all([
      db.query(readRule),
      db.query((sql) => walletOf(sql, uid)),
      db.query((sql) => availableVotes(sql, deps, uid)),
    ])
    const coins = wallet.coins - wallet.coins_held
    const limit = rule.coinOpen ? exchangeableCoins(rule, await db.query((sql) => coinTotals(sql, uid, rule.coinAgeDays)), coins) : 0n
    return {
      coin: String(coins),
      votes: String(votes.available),
      vote_give: Number(rule.voteGive),
      vote_get: Number(rule.voteGet),
      coin_open: rule.coinOpen ? 1 : 0,
      coin_give: rule.coinOpen ? Number(rule.coinGive) : 0,
      coin_get: rule.coinOpen ? Number(rule.coinGet) : 0,
      coin_max: String(limit),
    }
  }
}
