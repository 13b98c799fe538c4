import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Choice, choicesOf, isQuiet, liveMessage } from '../../core/notice/index.ts'
import { claimTold, devicesOf, type PushDeps, sendAll } from '../../core/push/index.ts'
import { type Announcement, followersToPush, renewLease, noticeFollowers, releaseLease, acquireLease } from './announcement.store.ts'

/** Followers in one statement: short enough that nobody waits for it. */
const NOTICES = 500
/** People in one go: what a worker that is killed has not sent is not sent again. */
const PUSHES = 100
/** Retention of notices about a live that has ended. */
const KEPT_DAYS = 7

/** Rest after a step, as a multiple of its processor time. Calls of people go first: announcing takes no more than half of a core. */
const REST = 1

/**
 * Tells the next followers of the show that has waited longest: a small anchor does not wait until a large one is through. Each step is
 * stored before the next, so any worker goes on where another one stopped. `more`: there may be further ones.
 */
export async function announceNext(deps: PushDeps): Promise<'more' | void> {
  const { db } = deps
  const holder = randomUUID()
  const show = await db.query((sql) => acquireLease(sql, holder))
  if (!show) return
  // Pushes that a dead worker left unsent come first.
  if (!(await pushUpTo(deps, show, holder, show.noticed))) return 'more'
  const noticed = await rested(() => db.query((sql) => noticeFollowers(sql, show, holder, NOTICES, KEPT_DAYS)))
  if (noticed !== undefined && !(await pushUpTo(deps, { ...show, pushed: show.noticed }, holder, noticed))) return 'more'
  await db.query((sql) => releaseLease(sql, show, holder, noticed === undefined))
  return 'more'
}

/** False when the show has ended meanwhile, or another worker went on with it. */
async function pushUpTo(deps: PushDeps, show: Announcement, holder: string, to: number): Promise<boolean> {
  for (let from = show.pushed; from < to;) {
    const uids = await deps.db.query((sql) => followersToPush(sql, show, from, to, PUSHES))
    // Stored before anything is sent, so that nobody is told twice.
    from = uids.length < PUSHES ? to : uids.at(-1)!
    if (!(await deps.db.query((sql) => renewLease(sql, show, holder, from)))) return false
    await rested(() => pushToFollowers(deps, show, uids))
  }
  return true
}

async function rested<T>(step: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const result = await step()
  const { user, system } = process.cpuUsage(before)
  await sleep(((user + system) / 1_000) * REST)
  return result
}

/** At most once an hour for each anchor, and not at night: in the morning it would be no news. */
async function pushToFollowers(deps: PushDeps, show: Announcement, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return
  const choices = await deps.db.query((sql) => choicesOf(sql, uids))
  const awake = uids.filter((uid) => !isAsleep(choices(uid)))
  const devices = await deps.db.transaction(async (sql) => devicesOf(sql, await claimTold(sql, show.uid, awake)))
  const parcels = devices.map((device) => ({ device, message: liveMessage(device.language, { ...show, on: true }) }))
  await sendAll(deps, parcels)
}

const isAsleep = ({ quiet, hours }: Choice): boolean => quiet && isQuiet(hours, Date.now())
