import { refuse } from '@nimbo/contract'
import { Payout, type RiskSignal } from '@nimbo/contract/operator'
import { auditLook } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import {
  countContestedPayments,
  type Giver,
  listWithdrawals,
  riskCheckCount,
  topGivers,
  withdrawalOutput,
  withdrawalRef,
} from '../../money/withdrawal/index.ts'
import { queueOutput } from './getQueue.ts'
import { findInQueue, listDecisions, listNotes } from './review.store.ts'

const TOP_GIVERS = 5

export function getDetail({ db }: { db: Database }): Handler<typeof Payout.getDetail> {
  return async ({ uid: operator }, { id }) => {
    const w = (await db.query((sql) => findInQueue(sql, operator, id))) ?? refuse(Payout.getDetail, 'NoSuchWithdrawal')
    await db.transaction((sql) => auditLook(sql, operator, withdrawalRef(id)))
    const [decisions, notes, history, givers, contested] = await db.query((sql) =>
      Promise.all([
        listDecisions(sql, id),
        listNotes(sql, id),
        listWithdrawals(sql, w.uid, 1),
        topGivers(sql, w.uid, TOP_GIVERS),
        countContestedPayments(sql, w.uid),
      ]),
    )
    const signals = withContestedPayments(w.riskSignals, contested)
    return {
      ...queueOutput(w),
      level: w.level,
      certified: w.certified,
      destination: w.destination,
      holder: w.holder,
      document: w.document,
      signs: signals,
      passed: riskCheckCount - signals.length,
      checks: riskCheckCount,
      givers: givers.map(giverOutput),
      signatures: decisions,
      notes,
      history: history.filter((other) => other.id !== id).map(withdrawalOutput),
      provider: w.providerId,
    }
  }
}

const giverOutput = ({ avatar, votes, ...giver }: Giver) => ({ ...giver, avatar_thumb: thumbOf(avatar), votes: String(votes) })

/** Risk is assessed when the withdrawal is requested; a payment may be disputed days later, before the approval. */
function withContestedPayments(assessed: readonly RiskSignal[], contested: number): RiskSignal[] {
  if (contested === 0 || assessed.some(({ sign }) => sign === 'disputed')) return [...assessed]
  const payments = contested === 1 ? 'payment' : 'payments'
  return [...assessed, { sign: 'disputed', weight: 'medium', fact: `${contested} contested ${payments} of givers, since it was asked for` }]
}
