import { setTimeout as sleep } from 'node:timers/promises'
import { credit, deriveKey, clawBack } from '../ledger/index.ts'
import type { Log } from '../platform/log.ts'
import type { Database, Tx } from '../platform/postgres.ts'
import { type Due, dueRewards, type GoesBack, markPaid, markReturned, rewardsToReturn } from './reward.store.ts'

const EVERY_MS = 1_000
const AT_ONCE = 100

export interface PayRewardsDeps {
  db: Database
  log: Log
}

/** Somebody else was faster, or it is not to be paid any more: nothing of this transaction may stay. */
class NotMine extends Error {}

const intent = (name: string, { payment, inviter, reward }: Due) => ({
  uid: inviter,
  key: deriveKey(`${name}:${payment}`),
  request: `${name} ${payment} ${reward}`,
})

/** The wallet is locked before the row, like everywhere: a payment that is taken back holds a wallet and wants the row, too. */
async function pay(tx: Tx, due: Due): Promise<void> {
  const { status } = await credit(tx, intent('reward', due), 'reward', due.reward, `reward:${due.payment}`)
  if (status !== 'ok' || !(await markPaid(tx, due.payment, due.reward))) throw new NotMine(status)
}

/** It may go back in parts: each is named by what has gone back with it. */
async function giveBack(tx: Tx, part: GoesBack): Promise<void> {
  const name = `reward back ${part.returned + part.reward}`
  const { status } = await clawBack(tx, intent(name, part), 'rewardTakenBack', part.reward, `reward:${part.payment}`)
  if (status !== 'ok' || !(await markReturned(tx, part))) throw new NotMine(status)
}

/** Pays what has settled and takes back what was reversed after it was paid. Any number of workers may do it at once. */
export async function payDueRewards({ db, log }: PayRewardsDeps): Promise<number> {
  let moved = 0
  const each = async <D extends Due>(dues: readonly D[], work: (tx: Tx, due: D) => Promise<void>): Promise<void> => {
    for (const due of dues) {
      try {
        await db.tx((tx) => work(tx, due))
        moved++
      } catch (e) {
        if (!(e instanceof NotMine)) log.warn({ err: e, payment: String(due.payment) }, 'a reward could not be moved')
      }
    }
  }
  await each(await db.read((tx) => dueRewards(tx, AT_ONCE)), pay)
  await each(await db.read((tx) => rewardsToReturn(tx, AT_ONCE)), giveBack)
  return moved
}

/** A reward reaches its owner about a second after its payment settled. */
export async function keepPayingRewards(deps: PayRewardsDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await payDueRewards(deps).catch((e: unknown) => deps.log.warn({ err: e }, 'rewards could not be paid'))
    await sleep(EVERY_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}
