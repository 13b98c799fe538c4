import { readShares, votesFor } from '../../money/economy/index.ts'
import { captureMinute, releaseMinute } from '../../core/ledger/index.ts'
import { forEachConcurrently } from '../../platform/forEachConcurrently.ts'
import type { Sql } from '../../platform/postgres.ts'
import { lockAdmission, lockTerms, memberOf, lockEntrance, setCarried, revokeAdmission } from '../admission/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { pricedShows, timedShows } from '../show/index.ts'
import {
  absentMembers,
  decideMinute,
  type DueMinute,
  dueMinutes,
  hasPicture,
  minuteFlow,
  recordPresenceSamples,
  withoutMinute,
} from './minute.store.ts'
import { startMinute } from './startMinute.ts'

const CONCURRENCY = 8
const MAX_DUE = 500
const MAX_ABSENT = 100

type MinuteDeps = Pick<LiveDeps, 'db' | 'livekit' | 'config' | 'log'>

/**
 * Notes whose media LiveKit has now, in every room whose picture is paid for. By itself, so that neither billing nor a room LiveKit does
 * not answer for makes gaps in what is seen of the others.
 */
export async function recordPresence({ db, livekit, log }: Omit<MinuteDeps, 'config'>): Promise<void> {
  await forEachConcurrently(await db.query(pricedShows), CONCURRENCY, async ({ id, uid, stream }) => {
    try {
      const present = await livekit.presence(stream)
      const anchors = present.filter((p) => p.role === 'anchor' && p.uid === uid && p.picture)
      // Several devices of one person are one viewer.
      const viewers = [...new Set(present.filter((p) => p.role !== 'anchor' && p.role !== 'rival').map((p) => p.uid))]
      const seen = [
        ...anchors.map(({ uid: anchor, connection }) => ({ uid: anchor, connection })),
        ...viewers.map((v) => ({ uid: v, connection: '' })),
      ]
      await db.query((sql) => recordPresenceSamples(sql, id, seen))
    } catch (e) {
      log.warn({ stream, err: e }, 'presence could not be recorded')
    }
  })
}

/**
 * One turn of billing timed rooms: decides minutes that are over, then starts those that are due, which may need what was given back. All
 * state is rows and every step is idempotent, so any number of workers may run it, and one that was killed is succeeded by the next.
 */
export async function countMinutes({ db, config, log }: MinuteDeps): Promise<void> {
  const failed = (e: unknown, context: object) => log.error({ ...context, err: e }, 'a minute could not be counted')
  await forEachConcurrently(await db.query((sql) => dueMinutes(sql, MAX_DUE)), CONCURRENCY, async (due) => {
    const { stream, uid } = due
    await db.transaction((sql) => decide(sql, due, config.minuteSeconds)).catch((e: unknown) => failed(e, { stream, uid }))
  })
  for (const show of await db.query(timedShows)) {
    const { id, stream } = show
    // While the picture is down nobody's next minute begins.
    if (!(await db.query((sql) => hasPicture(sql, show)))) continue
    await forEachConcurrently(await db.query((sql) => withoutMinute(sql, id)), CONCURRENCY, async (uid) => {
      await db
        .transaction((sql) => continueOrStop(sql, stream, uid, config.minuteSeconds))
        .catch((e: unknown) => failed(e, { stream, uid }))
    })
  }
}

/** Chat, too, is for whoever pays their minutes: who does not watch is at the door, and may come back. */
export async function dismissAbsent({ db }: Pick<MinuteDeps, 'db'>): Promise<void> {
  for (const { id, stream } of await db.query(timedShows)) {
    const absent = await db.query((sql) => absentMembers(sql, id, MAX_ABSENT))
    await forEachConcurrently(absent, CONCURRENCY, (uid) => db.transaction((sql) => dismiss(sql, stream, uid)))
  }
}

async function dismiss(sql: Sql, stream: string, uid: number): Promise<void> {
  await lockAdmission(sql, uid)
  const show = await lockTerms(sql, stream, uid)
  if (show && (await absentMembers(sql, show.id, 1, uid)).length > 0) await revokeAdmission(sql, show.id, uid)
}

/** Under the lock of the terms: they may have changed since the show was read. Whoever cannot pay the next minute is at the door. */
async function continueOrStop(sql: Sql, stream: string, uid: number, minuteSeconds: number): Promise<void> {
  await lockAdmission(sql, uid)
  const show = await lockTerms(sql, stream, uid)
  // A watcher who was not let in is removed by others.
  if (show?.type !== 3 || show.refusal !== null || show.feePaid || !(await memberOf(sql, stream, uid))) return
  const status = await startMinute(sql, show, uid, minuteSeconds)
  if (status !== 'ok') await revokeAdmission(sql, show.id, uid)
}

/** Captures a minute that flowed and releases one that did not, with its row in one transaction. */
async function decide(sql: Sql, due: DueMinute, minuteSeconds: number): Promise<void> {
  const entrance = await lockEntrance(sql, due.showId, due.uid)
  // Time watched at one price is not charged at another.
  const isCurrent = entrance.minuteDoor === due.door
  const carriedMs = isCurrent ? entrance.carriedMs : 0
  const flow = await minuteFlow(sql, due, minuteSeconds)
  if (!flow) return
  const isHopeless = carriedMs + flow.mostMs < flow.needMs
  if (!flow.certain && !isHopeless) return
  const flowed = carriedMs + flow.flowedMs
  const votes = flowed >= flow.needMs ? await capture(sql, due) : undefined
  if (votes === undefined) await releaseMinute(sql, { show: due.stream, uid: due.uid, minute: due.minute })
  // Media the anchor did not send is not charged; time watched that did not fill a minute is carried over.
  const left = flow.suppliedMs >= flow.needMs ? flowed : carriedMs
  const carryMs = flowed >= flow.needMs ? Math.max(0, flowed - minuteSeconds * 1000) : left
  const state = votes === undefined ? 'released' : 'captured'
  await decideMinute(sql, due, { state, votes: votes ?? 0n, flowedMs: flow.flowedMs, suppliedMs: flow.suppliedMs, carriedMs })
  if (isCurrent) await setCarried(sql, due.showId, due.uid, carryMs)
}

/** The votes it brought; undefined when its time to be captured is over, or the anchor is nobody any more. */
async function capture(sql: Sql, { stream, anchor, uid, minute, price }: DueMinute): Promise<bigint | undefined> {
  const votes = votesFor(await readShares(sql), 'minuteFee', price)
  const { status } = await captureMinute(sql, { show: stream, uid, minute }, [{ uid: anchor, votes }])
  return status === 'ok' ? votes : undefined
}
