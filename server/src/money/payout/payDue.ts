import { hasViolations } from '../../core/ledger/index.ts'
import { BadDestination, type Holding, type NewPayout, type PayoutMethod, type PayoutState, ProviderUnreachable } from '../payment/index.ts'
import type { Log } from '../../platform/log.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { type LoopMetrics, runLoop } from '../../platform/runLoop.ts'
import { enqueueNotice, type Obstacle } from '../withdrawal/index.ts'
import { missingFunds } from './funds.ts'
import { claimDue, type DueRow, endPayout, lockInFlight, retryAfter, startPayout } from './payout.store.ts'

const POLL_INTERVAL_MS = 1_000
const CONCURRENCY = 10
const MIN_RETRY_SECONDS = 2
const MAX_RETRY_SECONDS = 600
/** Retry interval until an operator has topped up the wallet or the ledger is repaired. */
const BLOCKED_RETRY_SECONDS = 60

/** For the operators who see the withdrawal wait. */
const obstacles: Record<Obstacle, string> = {
  not_held: 'its tickets are not set aside any more',
  frozen: 'the wallet is frozen',
  owes: 'the person owes coins since it was approved',
  contested: 'a payment behind its tickets was disputed or charged back since it was approved',
}

export interface PayDeps {
  db: Database
  methods: Partial<Record<number, PayoutMethod>>
  log: Log
}

type Result = PayoutState & { sent: boolean }

/** A loop beside the job queue, because a payout has no last attempt: it is polled until its provider knows the outcome. */
export async function pollPayouts(deps: PayDeps & { metrics?: LoopMetrics }, signal: AbortSignal): Promise<void> {
  const { log, metrics } = deps
  await runLoop({ name: 'payouts', everyMs: POLL_INTERVAL_MS, signal, work: async () => void (await payDue(deps)), log, metrics })
}

/** Sends approved payouts and polls those in flight. Returns how many it claimed. */
export async function payDue({ db, methods, log }: PayDeps): Promise<number> {
  const types = Object.keys(methods).map(Number)
  const due = await db.transaction((sql) => claimDue(sql, types, CONCURRENCY))
  // Nothing new is sent while the ledger has violations, whenever it was approved; payouts in flight are still polled.
  const blocked = due.some(({ state }) => state === 'approved') && (await hasViolations(db))
  await Promise.all(
    due.map(async (w) => {
      try {
        await payOne(w, methods[w.type]!)
      } catch (e) {
        // The outcome is unknown: the state stays, and the next attempt uses the same number.
        log.warn({ err: e, withdrawal: w.id }, 'payout attempt failed')
        const reason = e instanceof ProviderUnreachable ? e.message : 'failed, see the log'
        await retryLater(w, retryDelay(w), reason).catch(() => undefined)
      }
    }),
  )
  return due.length

  function retryLater(w: DueRow, seconds: number, statusReason: string, providerId = ''): Promise<void> {
    return db.query((sql) => retryAfter(sql, w.id, seconds, providerId, statusReason))
  }

  async function payOne(w: DueRow, method: PayoutMethod): Promise<void> {
    if (blocked && w.state === 'approved')
      return retryLater(w, BLOCKED_RETRY_SECONDS, 'the books do not agree, and nothing leaves until they do')
    const { destination: account, keyType, holder, document } = w
    const payout = { no: w.no, amount: w.net, destination: { account, keyType, holder, document } }
    const result = w.state === 'approved' ? await begin(w, method, payout) : await resume(w, method, { ...payout, prepared: w.prepared })
    if (!result) return
    if (result.state === 'sending') await retryLater(w, retryDelay(w), result.reason, result.providerId)
    else await finish(w, result.state, result)
  }

  /** The prepared payout is stored before it is sent: whatever happens afterwards, the same one is polled or sent again. */
  async function begin(w: DueRow, method: PayoutMethod, payout: Omit<NewPayout, 'prepared'>): Promise<Result | undefined> {
    const made = await method.prepare(payout).catch((e: unknown) => {
      if (e instanceof BadDestination) return e
      throw e
    })
    if (made instanceof BadDestination) return { state: 'failed', providerId: '', reason: made.message, sent: false }
    const prepared = await store(w, made, (await method.holdings?.()) ?? [])
    return prepared === undefined ? undefined : { ...(await method.send({ ...payout, prepared })), sent: true }
  }

  /** Without enough funds the payout stays approved: sent, it would burn its fee and be reported to the person as failed. */
  async function store(w: DueRow, made: string, holdings: readonly Holding[]): Promise<string | undefined> {
    return db.transaction(async (sql) => {
      const missing = holdings.length > 0 && missingFunds(holdings, w, await lockInFlight(sql, w))
      if (!missing) return started(sql, w, made)
      await retryAfter(sql, w.id, BLOCKED_RETRY_SECONDS, '', missing)
      return undefined
    })
  }

  async function started(sql: Sql, w: DueRow, made: string): Promise<string | undefined> {
    const { prepared, obstacle } = await startPayout(sql, w.id, made)
    if (obstacle) await retryAfter(sql, w.id, BLOCKED_RETRY_SECONDS, '', obstacles[obstacle])
    return prepared ?? undefined
  }

  /** The provider may never have received it. Sending again under the same number pays once, while its votes are set aside. */
  async function resume(w: DueRow, method: PayoutMethod, payout: NewPayout): Promise<Result | undefined> {
    const fetched = await method.fetch(payout)
    if (fetched.state !== 'sending') return { ...fetched, sent: true }
    const prepared = await db.transaction((sql) => started(sql, w, payout.prepared))
    return prepared === undefined ? undefined : { ...(await method.send(payout)), sent: true }
  }

  /** The ledger and the row in one transaction; a second worker finds the state changed and does nothing. */
  async function finish(w: DueRow, state: 'paid' | 'failed', { providerId, reason, sent }: Result): Promise<void> {
    await db.transaction(async (sql) => {
      // A payout that failed before it was sent may only be ended while it is still approved.
      const from = sent ? 'sending' : 'approved'
      if (await endPayout(sql, w.id, { from, state, providerId, statusReason: state === 'failed' ? reason : '' }))
        await enqueueNotice(sql, w.id)
    })
    if (state === 'failed') log.warn({ withdrawal: w.id, reason }, 'payout failed')
  }
}

/** Back-off: a tenth of the time since the approval. */
const retryDelay = ({ ageSeconds }: DueRow) => Math.min(MAX_RETRY_SECONDS, Math.max(MIN_RETRY_SECONDS, Math.floor(ageSeconds / 10)))
