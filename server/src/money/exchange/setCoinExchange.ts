import { refuse, Exchange } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { exchangeableCoins, proceedsOf } from './exchange.rules.ts'
import { coinTotals, type ExchangeRow, lockWallet, readRule } from './exchange.store.ts'
import { type ExchangeDeps, exchangeOutput, type ExchangeRequest, executeExchange, refusalFor, replay } from './executeExchange.ts'

type Refusal = ReturnType<typeof refusalFor> | 'SwitchedOff' | 'BadAmount' | 'OverCap'

/** Coins to votes turns a card into cash: off by default, capped, and only for coins bought long ago. */
export function setCoinExchange({ db }: ExchangeDeps): Handler<typeof Exchange.setCoinExchange> {
  return async ({ uid }, input) => {
    const request = { uid, key: input.client_request_id, ofVotes: false, amount: BigInt(input.exchangecoin) }
    const result = await db.transaction((sql) => exchangeCoins(sql, request))
    return typeof result === 'object' ? exchangeOutput(result) : refuse(Exchange.setCoinExchange, result)
  }
}

async function exchangeCoins(sql: Sql, request: ExchangeRequest): Promise<ExchangeRow | Refusal> {
  // The cap is checked under the wallet's lock: two concurrent requests would both find room below it.
  await lockWallet(sql, request.uid)
  const replayed = await replay(sql, request)
  if (replayed) return replayed === 'mismatch' ? 'IdempotencyConflict' : replayed
  const rule = await readRule(sql)
  if (!rule.coinOpen) return 'SwitchedOff'
  const proceeds = proceedsOf(request.amount, { give: rule.coinGive, get: rule.coinGet })
  if (proceeds === 0n) return 'BadAmount'
  const { coins, coins_held: held } = await walletOf(sql, request.uid)
  const limit = exchangeableCoins(rule, await coinTotals(sql, request.uid, rule.coinAgeDays), coins - held)
  if (request.amount <= coins - held && request.amount > limit) return 'OverCap'
  const result = await executeExchange(sql, request, proceeds)
  return typeof result === 'object' ? result : refusalFor(result)
}
