import { setTimeout as sleep } from 'node:timers/promises'
import type { PayoutMethod } from '../payment/index.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Database } from '../platform/postgres.ts'
import { storeFund } from './fund.store.ts'
import { fundText } from './uncovered.ts'

const LOOK_MS = 60_000
const MILLION = 1_000_000

export interface FundDeps {
  db: Database
  methods: Partial<Record<number, PayoutMethod>>
  metrics: Pick<Metrics, 'payoutFund' | 'payoutFundLow'>
  log: Log
}

/** Looks into every wallet we pay from. One below its floor is told each time: nobody is paid from an empty one. */
export async function lookAtFunds({ db, methods, metrics, log }: FundDeps): Promise<void> {
  for (const method of Object.values(methods)) {
    for (const holding of (await method?.holdings?.()) ?? []) {
      const { asset, amount, floor } = holding
      metrics.payoutFund.set({ asset }, Number(amount) / MILLION)
      metrics.payoutFundLow.set({ asset }, amount < floor ? 1 : 0)
      await db.read((tx) => storeFund(tx, holding))
      if (amount < floor) log.error({ asset, amount: fundText(amount), floor: fundText(floor) }, 'the wallet we pay from is low: fill it')
    }
  }
}

export async function keepWatchingFunds(deps: FundDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await lookAtFunds(deps).catch((e: unknown) => deps.log.warn({ err: e }, 'the wallet we pay from could not be looked into'))
    await sleep(LOOK_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}
