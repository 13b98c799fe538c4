import { Cash, refuse } from '@nimbo/contract'
import { walletOf } from '../ledger/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { Tx } from '../platform/postgres.ts'
import { answerOf, carryOut, earlier, type Wish } from './carryOut.ts'
import { gets, mostCoins } from './exchange.rules.ts'
import { coinFigures, type Exchanged, holdWallet, readRule } from './exchange.store.ts'
import type { ExchangeDeps } from './ExchangeDeps.ts'
import { whyNot } from './whyNot.ts'

/** Coins into tickets turns a card into cash, so it is off unless switched on, capped, and only for coins bought long ago. */
export function setCoinExchange({ db }: ExchangeDeps): Handler<typeof Cash.setCoinExchange> {
  return async ({ uid }, input) => {
    const wish = { uid, key: input.client_request_id, ofVotes: false, give: BigInt(input.exchangecoin) }
    const done = await db.tx((tx) => turnCoins(tx, wish))
    return typeof done === 'object' ? answerOf(done) : refuse(Cash.setCoinExchange, done)
  }
}

async function turnCoins(tx: Tx, wish: Wish): Promise<Exchanged | ReturnType<typeof whyNot> | 'SwitchedOff' | 'BadAmount' | 'OverCap'> {
  // Counted under the wallet's lock: two at once would both find room below the cap.
  await holdWallet(tx, wish.uid)
  const before = await earlier(tx, wish)
  if (before) return before === 'mismatch' ? 'OtherWish' : before
  const rule = await readRule(tx)
  if (!rule.coinOpen) return 'SwitchedOff'
  const got = gets(wish.give, { give: rule.coinGive, get: rule.coinGet })
  if (got === 0n) return 'BadAmount'
  const { coins, coins_held: held } = await walletOf(tx, wish.uid)
  const most = mostCoins(rule, await coinFigures(tx, wish.uid, rule.coinAgeDays), coins - held)
  if (wish.give <= coins - held && wish.give > most) return 'OverCap'
  const done = await carryOut(tx, wish, got)
  return typeof done === 'object' ? done : whyNot(done)
}
