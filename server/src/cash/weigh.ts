import type { RiskLevel, RiskSign } from '@nimbo/contract/operator'

export interface Sign {
  sign: RiskSign
  weight: RiskLevel
  /** For the operators, in their language. */
  fact: string
}
export interface Risk {
  level: RiskLevel
  signs: Sign[]
}

/** What is known about whoever asks, and about what they ask for. */
export interface RiskFacts {
  votes: bigint
  /** Hours since the account was last changed. */
  accountHours: number
  /** Payouts that had gone there or elsewhere. */
  paidBefore: number
  usualVotes: bigint
  topGiver: string
  topGiverPercent: number
  /** Percent of the tickets whose givers paid within 72 hours. */
  youngPercent: number
  deviceHours: number
  otherNames: string[]
  holder: string
  disputed: number
  debt: bigint
  agrees: boolean
}

const FRESH_HOURS = 48
const NEW_DEVICE_HOURS = 24
const ONE_GIVER_PERCENT = 50
const YOUNG_PERCENT = 20
const UNUSUAL_TIMES = 3n
const MANY_SIGNS = 3

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
const ago = (hours: number) => (hours < 1 ? 'less than 1 h before the request' : `${Math.floor(hours)} h before the request`)

type Check = (f: RiskFacts) => Omit<Sign, 'sign'> | false

const checks: Record<RiskSign, Check> = {
  account_changed: (f) =>
    f.accountHours < FRESH_HOURS && {
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
    f.usualVotes > 0n && f.votes > f.usualVotes * UNUSUAL_TIMES && { weight: 'medium', fact: `usually ${f.usualVotes} tickets` },
  name_differs: (f) =>
    f.otherNames.some((name) => plain(name) !== plain(f.holder)) && { weight: 'high', fact: `other accounts: ${f.otherNames.join(', ')}` },
  disputed: (f) => f.disputed > 0 && { weight: 'medium', fact: `${f.disputed} disputed payments from gifters` },
  owes_coins: (f) => f.debt > 0n && { weight: 'high', fact: `owes ${f.debt} coins` },
  ledger_broken: (f) => !f.agrees && { weight: 'high', fact: 'balance doesn’t match its transactions' },
}
export const checkCount = Object.keys(checks).length

/** Signs and what they come to: one grave sign, or three, and two people have to look. */
export function weigh(facts: RiskFacts): Risk {
  const signs: Sign[] = []
  for (const [sign, check] of Object.entries(checks) as [RiskSign, Check][]) {
    const found = check(facts)
    if (found) signs.push({ sign, ...found })
  }
  const heavy = signs.filter(({ weight }) => weight !== 'low')
  const high = signs.some(({ weight }) => weight === 'high') || heavy.length >= MANY_SIGNS
  return { level: high ? 'high' : heavy.length > 0 ? 'medium' : 'low', signs }
}
