import type { Withdrawals } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { texts } from '../../texts/index.ts'
import { pendingVotes, type PendingVotes, splitAvailable } from './pendingVotes.store.ts'
import { ruleOutput, rulesFor } from './rule.store.ts'
import { countThisMonth, isCertified, votesTotal } from './withdrawal.store.ts'
import type { WithdrawalDeps } from './WithdrawalDeps.ts'

export function getProfit({ db, config }: WithdrawalDeps): Handler<typeof Withdrawals.getProfit> {
  return async ({ uid, language }) => {
    const [wallet, pending, rules, used, earned, certified] = await db.query((sql) =>
      Promise.all([
        walletOf(sql, uid),
        pendingVotes(sql, uid),
        rulesFor(sql, uid, config.payoutMethods),
        countThisMonth(sql, uid),
        votesTotal(sql, uid),
        isCertified(sql, uid),
      ]),
    )
    const balance = wallet.votes - wallet.votes_held
    const split = splitAvailable(balance, pending)
    const first = rules[0]
    const offered = rules.map(ruleOutput)
    return {
      votes: String(balance),
      votestotal: String(earned),
      total: String(split.available),
      cash_rate: String(offered[0]?.rate ?? 0),
      cash_take: offered[0]?.take ?? '0',
      tips: texts[language].withdrawalTip,
      rules: offered,
      held: heldOutput(split, pending, wallet.votes_held),
      used,
      allowed: first?.monthly ?? 0,
      window_from: first?.windowFrom ?? 1,
      window_to: first?.windowTo ?? 31,
      open: first?.open ? 1 : 0,
      certified: certified ? 1 : 0,
    }
  }
}

function heldOutput(split: { recent: bigint; disputed: bigint }, pending: PendingVotes, inReview: bigint) {
  const all = [
    { why: 'recent' as const, votes: split.recent, until: pending.recentUntil },
    { why: 'disputed' as const, votes: split.disputed, until: 0 },
    { why: 'review' as const, votes: inReview, until: 0 },
  ]
  return all.filter(({ votes }) => votes > 0n).map((part) => ({ ...part, votes: String(part.votes) }))
}
