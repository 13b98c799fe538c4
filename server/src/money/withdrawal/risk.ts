import type { RiskLevel, RiskSignal, RiskSignalName } from '@nimbo/contract/operator'
import { RECENTLY_CHANGED_HOURS } from './account.store.ts'
import type { WithdrawalRule } from './rule.store.ts'

export interface RiskAssessment {
  level: RiskLevel
  signals: RiskSignal[]
}

export interface RiskFacts {
  votes: bigint
  /** Hours since the payout account was last changed. */
  accountHours: number
  /** Earlier payouts, to whichever account. */
  paidBefore: number
  usualVotes: bigint
  topGiver: string
  topGiverPercent: number
  /** Percent of the votes whose givers paid within 72 hours. */
  youngPercent: number
  deviceHours: number
  otherNames: string[]
  holder: string
  disputed: number
  debt: bigint
  balanceMatches: boolean
}

const NEW_DEVICE_HOURS = 24
const ONE_GIVER_PERCENT = 50
const YOUNG_PERCENT = 20
const UNUSUAL_FACTOR = 3n
const MANY_SIGNALS = 3

const normalized = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
const ago = (hours: number) => (hours < 1 ? 'less than 1 h before the request' : `${Math.floor(hours)} h before the request`)

type Check = (f: RiskFacts) => Omit<RiskSignal, 'sign'> | false

/** The facts are read by operators, in English. */
const checks: Record<RiskSignalName, Check> = {
  account_changed: (f) =>
    f.accountHours < RECENTLY_CHANGED_HOURS && {
      weight: f.paidBefore > 0 ? 'high' : 'medium',
      fact: `changed ${ago(f.accountHours)} · ${f.paidBefore} earlier payouts`,
    },
  one_giver: (f) =>
    f.topGiverPercent > ONE_GIVER_PERCENT && { weight: 'medium', fact: `${f.topGiverPercent}% from ${f.topGiver}, last 30 days` },
  young_payments: (f) =>
    f.youngPercent > YOUNG_PERCENT && { weight: 'medium', fact: `${f.youngPercent}% from viewers who paid in the last 72 h` },
  new_device: (f) => f.deviceHours < NEW_DEVICE_HOURS && { weight: 'medium', fact: `signed in ${ago(f.deviceHours)}` },
  first_withdrawal: (f) => f.paidBefore === 0 && { weight: 'low', fact: 'no earlier payouts' },
  unusual_amount: (f) =>
    f.usualVotes > 0n && f.votes > f.usualVotes * UNUSUAL_FACTOR && { weight: 'medium', fact: `usually ${f.usualVotes} tickets` },
  name_differs: (f) =>
    f.otherNames.some((name) => normalized(name) !== normalized(f.holder)) && {
      weight: 'high',
      fact: `other accounts: ${f.otherNames.join(', ')}`,
    },
  disputed: (f) => f.disputed > 0 && { weight: 'medium', fact: `${f.disputed} disputed payments from gifters` },
  owes_coins: (f) => f.debt > 0n && { weight: 'high', fact: `owes ${f.debt} coins` },
  ledger_broken: (f) => !f.balanceMatches && { weight: 'high', fact: 'balance doesn’t match its transactions' },
}
export const riskCheckCount = Object.keys(checks).length

/** High risk: one signal of high weight, or three of medium weight. */
export function assessRisk(facts: RiskFacts): RiskAssessment {
  const signals: RiskSignal[] = []
  for (const [sign, check] of Object.entries(checks) as [RiskSignalName, Check][]) {
    const found = check(facts)
    if (found) signals.push({ sign, ...found })
  }
  const relevant = signals.filter(({ weight }) => weight !== 'low')
  const high = signals.some(({ weight }) => weight === 'high') || relevant.length >= MANY_SIGNALS
  return { level: high ? 'high' : relevant.length > 0 ? 'medium' : 'low', signals }
}

const LIMIT_UNITS = 1_000_000n
const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b

/** Part of a limit that an amount uses up, in millionths. */
const usedOf = (net: bigint, limit: bigint): bigint => (limit > 0n ? ceil(net * LIMIT_UNITS, limit) : LIMIT_UNITS + 1n)

/**
 * Two approvals above the limit or at high risk. Withdrawals of the last day count together, across methods: splitting an amount must
 * not avoid the second approval.
 */
export function requiredApprovals(
  rule: WithdrawalRule,
  net: bigint,
  risk: RiskAssessment,
  lastDay: readonly { net: bigint; limit: bigint }[],
): 1 | 2 {
  if (risk.level === 'high' || net > rule.secondApprovalAbove) return 2
  const before = lastDay.reduce((sum, part) => sum + usedOf(part.net, part.limit), 0n)
  return before > 0n && before + usedOf(net, rule.secondApprovalAbove) > LIMIT_UNITS ? 2 : 1
}
