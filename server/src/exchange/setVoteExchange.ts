import { Cash, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { Tx } from '../platform/postgres.ts'
import { answerOf, carryOut, earlier, type Wish } from './carryOut.ts'
import { gets } from './exchange.rules.ts'
import { type Exchanged, holdWallet, readRule } from './exchange.store.ts'
import type { ExchangeDeps } from './ExchangeDeps.ts'
import { freeVotes } from './freeVotes.ts'
import { whyNot } from './whyNot.ts'

/** Tickets into coins, of those that have arrived, are in no withdrawal and wait for nothing. */
export function setVoteExchange(deps: ExchangeDeps): Handler<typeof Cash.setVoteExchange> {
  return async ({ uid }, input) => {
    const wish = { uid, key: input.client_request_id, ofVotes: true, give: BigInt(input.exchangevote) }
    const done = await deps.db.tx((tx) => turnVotes(tx, deps, wish))
    // Refused out here: inside, the ledger's own note of the refusal would be undone.
    return typeof done === 'object' ? answerOf(done) : refuse(Cash.setVoteExchange, done)
  }
}

async function turnVotes(tx: Tx, deps: ExchangeDeps, wish: Wish): Promise<Exchanged | ReturnType<typeof whyNot> | 'BadAmount'> {
  await holdWallet(tx, wish.uid)
  const before = await earlier(tx, wish)
  if (before) return before === 'mismatch' ? 'OtherWish' : before
  const rule = await readRule(tx)
  const got = gets(wish.give, { give: rule.voteGive, get: rule.voteGet })
  if (got === 0n) return 'BadAmount'
  const { free, waiting } = await freeVotes(tx, deps, wish.uid)
  if (wish.give <= free + waiting && wish.give > free) return 'TooMuch'
  const done = await carryOut(tx, wish, got, waiting)
  return typeof done === 'object' ? done : whyNot(done)
}
