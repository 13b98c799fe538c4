import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import type { PayoutMethod, PayoutState } from '../payment/PayoutMethod.ts'
import { verifyAccount } from './account.store.ts'
import { freeVotes, payVotes } from './endVotes.ts'
import { askAgain, claimDue, type DueRow, setEnded, setSending } from './pay.store.ts'
import { tellPerson } from './tellPerson.ts'
import { lockVotes, lockWithdrawal } from './withdrawal.store.ts'

const AT_ONCE = 10
const SOONEST_SECONDS = 5
const LATEST_SECONDS = 600

export interface PayDeps {
  db: Database
  methods: readonly PayoutMethod[]
  log: Log
}

/** Pays what was approved, and asks about what is on its way. Gives how many it looked at. */
export async function payDue({ db, methods, log }: PayDeps): Promise<number> {
  const due = await db.tx((tx) => claimDue(tx, AT_ONCE))
  await Promise.all(
    due.map(async (w) => {
      try {
        await payOne(w)
      } catch (e) {
        // Nobody knows what became of it: it stays as it is, and is asked about again under the same name.
        log.warn({ err: e, withdrawal: w.id }, 'a payout could not be finished')
        await db.read((tx) => askAgain(tx, w.id, waitFor(w), '')).catch(() => undefined)
      }
    }),
  )
  return due.length

  async function payOne(w: DueRow): Promise<void> {
    const method = methods.find(({ type }) => type === w.type)
    if (!method) throw new Error(`no way out of type ${w.type}`)
    const { destination: account, keyType, holder, document } = w
    const payout = { no: w.no, amount: w.net, destination: { account, keyType, holder, document } }
    const prepared = w.state === 'approved' ? await fix(w, await method.prepare(payout)) : w.prepared
    if (prepared === undefined) return
    // Until the provider has named it, it is not certain that it was ever sent: sending again under the same name pays once.
    const said = w.providerId === '' ? await method.send({ ...payout, prepared }) : await method.fetch({ ...payout, prepared })
    if (said.state === 'sending') await db.read((tx) => askAgain(tx, w.id, waitFor(w), said.providerId))
    else await finish(w, said.state, said)
  }

  async function fix(w: DueRow, prepared: string): Promise<string | undefined> {
    return db.tx((tx) => setSending(tx, w.id, prepared))
  }

  /** The ledger and the row, together; whoever comes second finds it done. */
  async function finish(w: DueRow, state: 'paid' | 'failed', { providerId, reason }: PayoutState): Promise<void> {
    await db.tx(async (tx) => {
      await lockVotes(tx, w.uid)
      if ((await lockWithdrawal(tx, w.id))?.state !== 'sending') return
      if (state === 'paid') await payVotes(tx, w.id, w.votes)
      else await freeVotes(tx, w.id)
      if (state === 'paid') await verifyAccount(tx, w.accountId, w.destination)
      await setEnded(tx, w.id, state, providerId)
      await tellPerson(tx, w.id)
    })
    if (state === 'failed') log.warn({ withdrawal: w.id, reason }, 'a payout failed')
  }
}

/** The longer it takes, the less often we ask. */
const waitFor = ({ ageSeconds }: DueRow) => Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, Math.floor(ageSeconds / 10)))
