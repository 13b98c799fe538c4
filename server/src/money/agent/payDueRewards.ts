import { clawBack, credit, deriveKey } from '../../core/ledger/index.ts'
import type { Log } from '../../platform/log.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { type LoopMetrics, runLoop } from '../../platform/runLoop.ts'
import { type DueReward, dueRewards, markPaid, markReturned, type RewardReturn, rewardsToReturn } from './reward.store.ts'

const INTERVAL_MS = 1_000
const BATCH = 100

export interface PayRewardsDeps {
  db: Database
  log: Log
}

/** Another worker was faster, or the reward changed: rolls the transaction back. */
class Superseded extends Error {}

const intent = (name: string, { payment, inviter, reward }: DueReward) => ({
  uid: inviter,
  key: deriveKey(`${name}:${payment}`),
  request: `${name} ${payment} ${reward}`,
})

/** Lock order: the wallet before the row, as when a payment is reversed. */
async function pay(sql: Sql, due: DueReward): Promise<void> {
  const { status } = await credit(sql, intent('reward', due), 'reward', due.reward, `reward:${due.payment}`)
  if (status !== 'ok' || !(await markPaid(sql, due.payment, due.reward))) throw new Superseded(status)
}

/** A reward may be returned in parts: each key contains the sum returned so far. */
async function returnReward(sql: Sql, part: RewardReturn): Promise<void> {
  const name = `reward back ${part.returned + part.reward}`
  const { status } = await clawBack(sql, intent(name, part), 'rewardTakenBack', part.reward, `reward:${part.payment}`)
  if (status !== 'ok' || !(await markReturned(sql, part))) throw new Superseded(status)
}

/** Pays rewards that are due and takes back those reversed after payment. Safe to run concurrently. */
export async function payDueRewards({ db, log }: PayRewardsDeps): Promise<number> {
  let moved = 0
  const each = async <D extends DueReward>(dues: readonly D[], work: (sql: Sql, due: D) => Promise<void>): Promise<void> => {
    for (const due of dues) {
      try {
        await db.transaction((sql) => work(sql, due))
        moved++
      } catch (e) {
        if (!(e instanceof Superseded)) log.warn({ err: e, payment: String(due.payment) }, 'reward transfer failed')
      }
    }
  }
  await each(await db.query((sql) => dueRewards(sql, BATCH)), pay)
  await each(await db.query((sql) => rewardsToReturn(sql, BATCH)), returnReward)
  return moved
}

/** A reward reaches its owner about a second after its payment settled. */
export async function runRewardPayments(deps: PayRewardsDeps & { metrics?: LoopMetrics }, signal: AbortSignal): Promise<void> {
  const { log, metrics } = deps
  await runLoop({ name: 'rewards', everyMs: INTERVAL_MS, signal, work: async () => void (await payDueRewards(deps)), log, metrics })
}
