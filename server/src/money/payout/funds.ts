import { moneyText } from '@nimbo/contract'
import type { Holding, PayoutMethod } from '../payment/index.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { type LoopMetrics, runLoop } from '../../platform/runLoop.ts'
import { readFunds, storeFunds } from './payout.store.ts'

const CHECK_INTERVAL_MS = 60_000
const UNITS = 1_000_000

/** Wallet balances are in millionths, as USDT is. */
const formatFunds = (amount: bigint): string => moneyText(amount, 'USDT')

/** Reason why a wallet cannot cover one more payout besides those in flight; undefined when it can. */
export function missingFunds(
  holdings: readonly Holding[],
  { net }: { net: bigint },
  inFlight: { count: bigint; net: bigint },
): string | undefined {
  for (const { asset, amount, perPayout } of holdings) {
    const required = perPayout === 'amount' ? inFlight.net + net : perPayout * (inFlight.count + 1n)
    if (amount < required) return `wallet balance too low: ${formatFunds(amount)} of ${formatFunds(required)} ${asset} needed. Top it up`
  }
  return undefined
}

export interface FundDeps {
  db: Database
  methods: Partial<Record<number, PayoutMethod>>
  metrics: Pick<Metrics, 'payoutFund' | 'payoutFundLow'>
  log: Log
}

/** Reads the balance of every payout wallet. One below its floor is logged each time: payouts wait while it is empty. */
export async function checkFunds({ db, methods, metrics, log }: FundDeps): Promise<void> {
  for (const method of Object.values(methods)) {
    for (const holding of (await method?.holdings?.()) ?? []) {
      const { asset, amount, floor } = holding
      metrics.payoutFund.set({ asset }, Number(amount) / UNITS)
      metrics.payoutFundLow.set({ asset }, amount < floor ? 1 : 0)
      await db.query((sql) => storeFunds(sql, holding))
      if (amount < floor) log.error({ asset, amount: formatFunds(amount), floor: formatFunds(floor) }, 'payout wallet low')
    }
  }
}

export async function monitorFunds(deps: FundDeps & { metrics: LoopMetrics }, signal: AbortSignal): Promise<void> {
  const { log, metrics } = deps
  await runLoop({ name: 'payoutFunds', everyMs: CHECK_INTERVAL_MS, signal, work: () => checkFunds(deps), log, metrics })
}

/** Balances of the payout wallets as the worker last saw them. */
export async function currentFunds(sql: Sql) {
  return (await readFunds(sql)).map(({ asset, amount, floor, at }) => ({
    asset,
    amount: formatFunds(amount),
    floor: formatFunds(floor),
    low: amount < floor,
    at,
  }))
}
