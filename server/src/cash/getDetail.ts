import { refuse } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { auditLook } from '../operator/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { thumbOf } from '../upload/index.ts'
import type { CashDeps } from './CashDeps.ts'
import { notesOf, queuedById, signaturesOf } from './queue.store.ts'
import { queuedOut } from './queuedOut.ts'
import { refOf } from './refOf.ts'
import { contestedOf, type Giver, topGivers } from './risk.store.ts'
import { checkCount, type Sign } from './weigh.ts'
import { withdrawalsOf } from './withdrawal.store.ts'
import { withdrawalOut } from './withdrawalOut.ts'

const TOP = 5

export function getDetail({ db }: Pick<CashDeps, 'db'>): Handler<typeof Payout.getDetail> {
  return async ({ uid: operator }, { id }) => {
    const w = (await db.read((tx) => queuedById(tx, operator, id))) ?? refuse(Payout.getDetail, 'NoSuchWithdrawal')
    await db.tx((tx) => auditLook(tx, operator, refOf(id)))
    const [signatures, notes, history, givers, contested] = await db.read((tx) =>
      Promise.all([signaturesOf(tx, id), notesOf(tx, id), withdrawalsOf(tx, w.uid, 1), topGivers(tx, w.uid, TOP), contestedOf(tx, w.uid)]),
    )
    const signs = withContested(w.signs, contested)
    return {
      ...queuedOut(w),
      level: w.level,
      certified: w.certified,
      destination: w.destination,
      holder: w.holder,
      document: w.document,
      signs,
      passed: checkCount - signs.length,
      checks: checkCount,
      givers: givers.map(giverOut),
      signatures,
      notes,
      history: history.filter((other) => other.id !== id).map(withdrawalOut),
      provider: w.providerId,
    }
  }
}

const giverOut = ({ avatar, votes, ...giver }: Giver) => ({ ...giver, avatar_thumb: thumbOf(avatar), votes: String(votes) })

/** Signs are filed when somebody asks; a payment is contested days later, and whoever signs then should know. */
function withContested(filed: readonly Sign[], contested: number): Sign[] {
  if (contested === 0 || filed.some(({ sign }) => sign === 'disputed')) return [...filed]
  const payments = contested === 1 ? 'payment' : 'payments'
  return [...filed, { sign: 'disputed', weight: 'medium', fact: `${contested} contested ${payments} of givers, since it was asked for` }]
}
