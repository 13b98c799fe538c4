import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

/** Alerts outside this repository name these: a renamed metric is an alert that never fires again. */
const alerted = [
  'nimbo_call_seconds',
  'nimbo_ledger_violations',
  'nimbo_ledger_checked_timestamp_seconds',
  'nimbo_ledger_fold_lag_seconds',
  'nimbo_ledger_seal_lag_seconds',
  'nimbo_payment_unmatched',
  'nimbo_payout_fund',
  'nimbo_payout_fund_low',
  'nimbo_payout_unmatched',
]

test('metrics that alerts are set on keep their names', () => {
  const names = createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
  expect(alerted.filter((name) => !names.includes(name))).toEqual([])
})
