import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  dependencyUp: Gauge<'dependency'>
  loopFailures: Counter<'loop'>
  loopLastSuccess: Gauge<'loop'>
  callSeconds: Histogram<'call' | 'outcome'>
  limitRefused: Counter<'budget'>
  limitWithoutRedis: Counter<'budget'>
  policyViolations: Counter<'directive'>
  pageCrashes: Counter<'part'>
  framesPublished: Counter
  framesRetried: Counter
  framesDropped: Counter
  linesSkipped: Counter
  missedLinesAsked: Counter
  missedLinesRead: Counter
  roomsOpen: Gauge
  translations: Counter<'outcome'>
  ledgerViolations: Gauge<'invariant'>
  ledgerCheckedAt: Gauge
  foldLagSeconds: Gauge
  feedLagSeconds: Gauge<'consumer'>
  spendConflicts: Counter<'code'>
  paymentUnmatched: Gauge<'method'>
  sealLagSeconds: Gauge
  payoutFund: Gauge<'asset'>
  payoutFundLow: Gauge<'asset'>
  payoutUnmatched: Gauge<'type'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] })
  return {
    registry,
    dependencyUp: new Gauge({
      name: 'nimbo_dependency_up',
      help: '1 while an engine answers this process, 0 while it does not',
      labelNames: ['dependency'],
      registers: [registry],
    }),
    loopFailures: new Counter({
      name: 'nimbo_loop_failures_total',
      help: 'Runs of a background loop that failed',
      labelNames: ['loop'],
      registers: [registry],
    }),
    loopLastSuccess: new Gauge({
      name: 'nimbo_loop_last_success_timestamp_seconds',
      help: 'When a background loop last ran without failing',
      labelNames: ['loop'],
      registers: [registry],
    }),
    callSeconds: new Histogram({
      name: 'nimbo_call_seconds',
      help: 'Time to answer a call, by call and outcome',
      labelNames: ['call', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8, 15],
      registers: [registry],
    }),
    limitRefused: new Counter({
      name: 'nimbo_limit_refused_total',
      help: 'Requests refused because a budget was used up, by budget',
      labelNames: ['budget'],
      registers: [registry],
    }),
    limitWithoutRedis: new Counter({
      name: 'nimbo_limit_without_redis_total',
      help: 'Requests counted by this process alone, because Redis was away',
      labelNames: ['budget'],
      registers: [registry],
    }),
    policyViolations: new Counter({
      name: 'nimbo_policy_violations_total',
      help: 'Violations of the content policy that browsers reported',
      labelNames: ['directive'],
      registers: [registry],
    }),
    pageCrashes: new Counter({
      name: 'nimbo_page_crashes_total',
      help: 'Parts of a page that broke, as pages reported',
      labelNames: ['part'],
      registers: [registry],
    }),
    framesPublished: counter('nimbo_feed_frames_published_total', 'Feed frames handed to Centrifugo'),
    framesRetried: counter('nimbo_feed_frames_retried_total', 'Publish attempts repeated because Centrifugo did not answer'),
    framesDropped: counter('nimbo_feed_frames_dropped_total', 'Frames given up; readers fetch their lines when they see the hole'),
    linesSkipped: counter('nimbo_feed_lines_skipped_total', 'Chat lines left out of a frame above the budget'),
    missedLinesAsked: counter('nimbo_missed_lines_asked_total', 'Requests for chat lines that a reader missed'),
    missedLinesRead: counter('nimbo_missed_lines_read_total', 'Database queries that answered them'),
    roomsOpen: new Gauge({ name: 'nimbo_rooms_open', help: 'Rooms with something waiting for their next tick', registers: [registry] }),
    translations: new Counter({
      name: 'nimbo_translations_total',
      help: 'Texts of rooms that were asked for in another language: kept from before, made now, or not had because the translator was away',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    ledgerViolations: new Gauge({
      name: 'nimbo_ledger_violations',
      help: 'Records that violate a ledger invariant; page somebody above zero',
      labelNames: ['invariant'],
      registers: [registry],
    }),
    ledgerCheckedAt: new Gauge({
      name: 'nimbo_ledger_checked_timestamp_seconds',
      help: 'Time of the last completed full ledger check; page somebody when it is old',
      registers: [registry],
    }),
    foldLagSeconds: new Gauge({
      name: 'nimbo_ledger_fold_lag_seconds',
      help: 'Age of the oldest credit not yet folded into a balance',
      registers: [registry],
    }),
    feedLagSeconds: new Gauge({
      name: 'nimbo_ledger_feed_lag_seconds',
      help: 'Age of the oldest transfer a projection has not taken in',
      labelNames: ['consumer'],
      registers: [registry],
    }),
    spendConflicts: new Counter({
      name: 'nimbo_ledger_spend_conflicts_total',
      help: 'Batches of spends that were run again after a deadlock or serialization failure, by SQL state',
      labelNames: ['code'],
      registers: [registry],
    }),
    paymentUnmatched: new Gauge({
      name: 'nimbo_payment_unmatched',
      help: 'Payments of yesterday that do not match the settlement list of the provider',
      labelNames: ['method'],
      registers: [registry],
    }),
    sealLagSeconds: new Gauge({
      name: 'nimbo_ledger_seal_lag_seconds',
      help: 'Age of the oldest transfer without a seal',
      registers: [registry],
    }),
    payoutFund: new Gauge({
      name: 'nimbo_payout_fund',
      help: 'Balance of the payout wallet',
      labelNames: ['asset'],
      registers: [registry],
    }),
    payoutFundLow: new Gauge({
      name: 'nimbo_payout_fund_low',
      help: '1 while the payout wallet is below its floor and has to be topped up',
      labelNames: ['asset'],
      registers: [registry],
    }),
    payoutUnmatched: new Gauge({
      name: 'nimbo_payout_unmatched',
      help: 'Payouts of yesterday that do not match the settlement list of the provider; page somebody above zero',
      labelNames: ['type'],
      registers: [registry],
    }),
  }
}
