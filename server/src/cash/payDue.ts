import { BadDestination, type Holding, type NewPayout, type PayoutMethod, type PayoutState, ProviderUnreachable } from '../payment/index.ts'
import { booksAreWrong } from '../ledger/index.ts'
import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import { verifyAccount } from './account.store.ts'
import { freeVotes, payVotes } from './endVotes.ts'
import { askAgain, claimDue, type DueRow, lockUnderWay, setEnded, setSending } from './pay.store.ts'
import { tellPerson } from './tellPerson.ts'
import { uncovered } from './uncovered.ts'
import { lockVotes, lockWithdrawal } from './withdrawal.store.ts'

const AT_ONCE = 10
const SOONEST_SECONDS = 2
const LATEST_SECONDS = 600
/** Until somebody has filled the wallet, or the books agree again. */
const WAITS_SECONDS = 60

export interface PayDeps {
  db: Database
  methods: Partial<Record<number, PayoutMethod>>
  log: Log
}

type Said = PayoutState & { sent: boolean }

/** Pays what was approved, and asks about what is on its way. Gives how many it looked at. */
export async function payDue({ db, methods, log }: PayDeps): Promise<number> {
  const types = Object.keys(methods).map(Number)
  const due = await db.tx((tx) => claimDue(tx, types, AT_ONCE))
  // What was signed while the books were right waits while they are not; what is on its way is asked about.
  const isClosed = due.some(({ state }) => state === 'approved') && (await booksAreWrong(db))
  await Promise.all(
    due.map(async (w) => {
      try {
        await payOne(w, methods[w.type]!)
      } catch (e) {
        // Nobody knows what became of it: it stays as it is, and is asked about again under the same name.
        log.warn({ err: e, withdrawal: w.id }, 'a payout could not be finished')
        await later(w, waitFor(w), e instanceof ProviderUnreachable ? e.message : 'failed, see the log').catch(() => undefined)
      }
    }),
  )
  return due.length

  function later(w: DueRow, seconds: number, why: string, providerId = ''): Promise<void> {
    return db.read((tx) => askAgain(tx, w.id, seconds, providerId, why))
  }

  async function payOne(w: DueRow, method: PayoutMethod): Promise<void> {
    if (isClosed && w.state === 'approved') return later(w, WAITS_SECONDS, 'the books do not agree, and nothing leaves until they do')
    const { destination: account, keyType, holder, document } = w
    const payout = { no: w.no, amount: w.net, destination: { account, keyType, holder, document } }
    const said = w.state === 'approved' ? await begin(w, method, payout) : await resume(method, { ...payout, prepared: w.prepared })
    if (!said) return
    if (said.state === 'sending') await later(w, waitFor(w), said.reason, said.providerId)
    else await finish(w, said.state, said)
  }

  /** What is sent is stored before it is sent: whatever happens afterwards, the same thing is asked about or sent again. */
  async function begin(w: DueRow, method: PayoutMethod, payout: Omit<NewPayout, 'prepared'>): Promise<Said | undefined> {
    const made = await method.prepare(payout).catch((e: unknown) => {
      if (e instanceof BadDestination) return e
      throw e
    })
    if (made instanceof BadDestination) return { state: 'failed', providerId: '', reason: made.message, sent: false }
    const prepared = await store(w, made, (await method.holdings?.()) ?? [])
    return prepared === undefined ? undefined : { ...(await method.send({ ...payout, prepared })), sent: true }
  }

  /** A wallet that could not pay it would only burn its fees, and the person would hear that it failed: it waits, and says why. */
  async function store(w: DueRow, made: string, holdings: readonly Holding[]): Promise<string | undefined> {
    return db.tx(async (tx) => {
      const missing = holdings.length > 0 && uncovered(holdings, w, await lockUnderWay(tx, w))
      if (!missing) return setSending(tx, w.id, made)
      await askAgain(tx, w.id, WAITS_SECONDS, '', missing)
      return undefined
    })
  }

  /** The ledger and the row, together; whoever comes second finds it done. */
  async function finish(w: DueRow, state: 'paid' | 'failed', { providerId, reason, sent }: Said): Promise<void> {
    await db.tx(async (tx) => {
      await lockVotes(tx, w.uid)
      // Before it was stored nothing was sent, so a failure then may only end what is still as it was.
      const before = sent ? 'sending' : 'approved'
      if ((await lockWithdrawal(tx, w.id))?.state !== before) return
      if (state === 'paid') await payVotes(tx, w.id, w.votes)
      else await freeVotes(tx, w.id)
      if (state === 'paid') await verifyAccount(tx, w.accountId, w.destination)
      await setEnded(tx, w.id, state, providerId, state === 'failed' ? reason : '')
      await tellPerson(tx, w.id)
    })
    if (state === 'failed') log.warn({ withdrawal: w.id, reason }, 'a payout failed')
  }
}

/** Its company may never have seen it: sending again under the same name pays once. */
async function resume(method: PayoutMethod, payout: NewPayout): Promise<Said> {
  const said = await method.fetch(payout)
  return { ...(said.state === 'sending' ? await method.send(payout) : said), sent: true }
}

/** The longer it takes, the less often we ask. */
const waitFor = ({ ageSeconds }: DueRow) => Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, Math.floor(ageSeconds / 10)))
