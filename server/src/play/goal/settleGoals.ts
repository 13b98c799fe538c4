import { addNotice } from '../../core/notice/index.ts'
import type { Log } from '../../platform/log.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import type { RoomPublisher } from '../../core/room/index.ts'
import { dueGoals, endedGoal, endTip, lockGoal, markSettled, unsettledGoals, waitingGivers, waitingTips } from './goal.store.ts'
import { endIfLate } from './stepGoal.ts'

const MOST_GOALS = 100
const MOST_GIVERS = 500

interface GoalDeps {
  db: Database
  rooms: RoomPublisher
  log: Log
}

/** Everything one person gave for a goal, in one transaction with what they are told. Somebody else may have been first: then nothing. */
async function settleGiver(sql: Sql, goal: bigint, uid: number): Promise<void> {
  let coins = 0n
  for (const tip of await waitingTips(sql, goal, uid)) if (await endTip(sql, tip.transfer)) coins += tip.coins
  if (coins === 0n) return
  const { title, state, stream, anchor } = await endedGoal(sql, goal)
  if (state === 'done') return
  const why = state === 'cancelled' || state === 'failed' ? state : 'expired'
  await addNotice(sql, uid, 'goal', { title, anchor, stream, coins: String(coins), why })
}

/**
 * Ends goals whose time is over, and pays or gives back the tips of those that have ended, some hundred people a turn. Each person is a
 * transaction of their own: one that cannot be settled keeps nobody else waiting, and a worker that dies leaves the rest to the next.
 */
export async function settleGoals({ db, rooms, log }: GoalDeps, mostGivers = MOST_GIVERS): Promise<'more' | undefined> {
  const failures: unknown[] = []
  const attempt = async (work: (sql: Sql) => Promise<unknown>) => db.transaction(work).catch((e: unknown) => failures.push(e))
  for (const id of await db.query((sql) => dueGoals(sql, MOST_GOALS)))
    await attempt(async (sql) => {
      const goal = await lockGoal(sql, id)
      if (goal) await endIfLate(sql, rooms, goal)
    })
  let left = mostGivers
  for (const id of await db.query((sql) => unsettledGoals(sql, MOST_GOALS))) {
    const givers = await db.query((sql) => waitingGivers(sql, id, left))
    for (const uid of givers) await attempt((sql) => settleGiver(sql, id, uid))
    left -= givers.length
    if (left <= 0) break
    await attempt((sql) => markSettled(sql, id))
  }
  for (const err of failures.slice(1)) log.warn({ err }, 'a goal could not be settled')
  if (failures.length > 0) throw failures[0]
  return left <= 0 ? 'more' : undefined
}
