import type { Wallet } from '@nimbo/contract'
import { walletOf } from '../ledger/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { CashDeps } from './CashDeps.ts'
import { divide, heldVotes, type HeldVotes } from './held.store.ts'
import { ruleOut, rulesFor } from './rule.store.ts'
import { tips } from './tips.ts'
import { isCertified, usedThisMonth, votesTotal } from './withdrawal.store.ts'

export function getProfit({ db, config }: CashDeps): Handler<typeof Wallet.getProfit> {
  return async ({ uid, language }) => {
    const [wallet, held, rules, used, ever, certified] = await db.read((tx) =>
      Promise.all([
        walletOf(tx, uid),
        heldVotes(tx, uid),
        rulesFor(tx, uid, config.pay),
        usedThisMonth(tx, uid),
        votesTotal(tx, uid),
        isCertified(tx, uid),
      ]),
    )
    const free = wallet.votes - wallet.votes_held
    const parts = divide(free, held)
    const first = rules[0]
    const offered = rules.map(ruleOut)
    return {
      votes: String(free),
      votestotal: String(ever),
      total: String(parts.total),
      cash_rate: String(offered[0]?.rate ?? 0),
      cash_take: offered[0]?.take ?? '0',
      tips: tips[language],
      rules: offered,
      held: waiting(parts, held, wallet.votes_held),
      used,
      allowed: first?.monthly ?? 0,
      window_from: first?.windowFrom ?? 1,
      window_to: first?.windowTo ?? 31,
      open: first?.open ? 1 : 0,
      certified: certified ? 1 : 0,
    }
  }
}

function waiting(parts: { recent: bigint; disputed: bigint }, held: HeldVotes, review: bigint) {
  const all = [
    { why: 'recent' as const, votes: parts.recent, until: held.recentUntil },
    { why: 'disputed' as const, votes: parts.disputed, until: 0 },
    { why: 'review' as const, votes: review, until: 0 },
  ]
  return all.filter(({ votes }) => votes > 0n).map((part) => ({ ...part, votes: String(part.votes) }))
}
