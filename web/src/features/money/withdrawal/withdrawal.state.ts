import { cashAccountTypes, cashOut, moneyText, moneyUnits } from '@nimbo/contract'
import type { CashAccount, CashRule, CashTerms, Output, Withdrawal, Withdrawals } from '@nimbo/contract'
import { westernDigits } from '../../../lib/westernDigits.ts'

export type Profit = Output<typeof Withdrawals.getProfit>

const places = { BRL: 100n, USD: 100n, EUR: 100n, USDT: 1_000_000n } as const
/** `2.5` percent are 25 of a thousand. */
const permille = (percent: string) => moneyUnits(percent, 'USD') / 10n

export const termsOf = (rule: CashRule): CashTerms => ({
  scale: places[rule.currency],
  votesPerUnit: BigInt(rule.rate),
  takePermille: permille(rule.take),
  taxPermille: permille(rule.tax),
  fee: moneyUnits(rule.fee, rule.currency),
})

export interface Bill {
  gross: string
  take: string
  tax: string
  fee: string
  money: string
  /** False when fees leave nothing to pay out. */
  worth: boolean
}

/** The server's calculation, repeated here so that all amounts show before confirmation. */
export function billOf(rule: CashRule, votes: bigint): Bill {
  const { gross, take, tax, fee, net } = cashOut(termsOf(rule), votes)
  const text = (amount: bigint) => moneyText(amount, rule.currency)
  return { gross: text(gross), take: text(take), tax: text(tax), fee: text(fee), money: text(net < 0n ? 0n : net), worth: net > 0n }
}

export type AmountFault = 'low' | 'much' | 'nothing'

/** Fault of an amount; an empty field is none. */
export function amountFault(votes: bigint, rule: CashRule, total: bigint): AmountFault | undefined {
  if (votes === 0n) return undefined
  if (votes > total) return 'much'
  if (votes < BigInt(rule.minimum)) return 'low'
  return billOf(rule, votes).worth ? undefined : 'nothing'
}

const MAX_DIGITS = 9
/** Digits of what was typed or pasted, in any script's figures that phones offer. */
export function typedVotes(text: string): bigint {
  const digits = westernDigits(text).replace(/\D/g, '').slice(0, MAX_DIGITS)
  return digits === '' ? 0n : BigInt(digits)
}

export const ruleFor = (profit: Profit, account: CashAccount | undefined): CashRule | undefined =>
  account ? profit.rules.find(({ type }) => type === account.type) : profit.rules[0]

export const isUnderWay = ({ state }: Pick<Withdrawal, 'state'>) => state === 'review' || state === 'approved' || state === 'sending'

export const isPix = ({ type }: { type: number }) => type === cashAccountTypes.pix

/** “Rafaela O.”: enough to know it by, in a row that has little room. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ').filter(Boolean)
  const last = rest.at(-1)
  return last ? `${first} ${/^./u.exec(last)![0]}.` : first
}
