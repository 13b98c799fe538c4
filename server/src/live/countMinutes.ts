import { readShares, votesFor } from '../economy/index.ts'
import { captureMinute, releaseMinute } from '../ledger/index.ts'
import type { MediaPresence } from '../platform/livekit.ts'
import type { Sql } from '../platform/postgres.ts'
import { lockAdmission, lockTerms, membersOf } from './admission.store.ts'
import { lockEntrance } from './entrance.store.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { decideMinute, type DueMinute, dueMinutes, minuteFlow, recordSightings, withoutMinute } from './minute.store.ts'
import { revokeAdmission } from './revokeAdmission.ts'
import { type Show, timedShows } from './show.store.ts'
import { startMinute } from './startMinute.ts'

const CONCURRENCY = 8
const MAX_DUE = 500

type MinuteDeps = Pick<LiveDeps, 'db' | 'livekit' | 'config' | 'log'>

/**
 * One turn of billing timed rooms: notes whose media LiveKit has now, starts minutes that are due and decides those that are over. All
 * state is rows and every step is idempotent, so any number of workers may run it, and one that was killed is succeeded by the next.
 */
export async function countMinutes(deps: MinuteDeps): Promise<void> {
  const shows = await deps.db.query(timedShows)
  const failures: unknown[] = []
  for (let n = 0; n < shows.length; n += CONCURRENCY) {
    const done = await Promise.allSettled(shows.slice(n, n + CONCURRENCY).map((show) => countShow(deps, show)))
    failures.push(...done.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : [])))
  }
  for (const due of await deps.db.query((sql) => dueMinutes(sql, MAX_DUE))) await decide(deps, due).catch((e: unknown) => failures.push(e))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failures while counting minutes`)
}

const hasPicture = ({ uid }: Show, present: readonly MediaPresence[]) =>
  present.some((p) => p.role === 'anchor' && p.uid === uid && p.picture)

async function countShow({ db, livekit, config }: MinuteDeps, show: Show): Promise<void> {
  const present = await livekit.presence(show.stream)
  const onAir = hasPicture(show, present)
  const anchors = present.filter((p) => p.role === 'anchor' && p.picture).map(({ uid, connection }) => ({ uid, connection }))
  // Several devices of one person are one viewer.
  const viewers = [...new Set(present.filter((p) => p.role !== 'anchor').map((p) => p.uid))]
  await db.query((sql) => recordSightings(sql, show.id, [...anchors, ...viewers.map((uid) => ({ uid, connection: '' }))]))
  // While the picture is down nobody's next minute begins.
  if (!onAir || viewers.length === 0) return
  const waiting = await db.query((sql) => withoutMinute(sql, show.id, viewers))
  const members = await db.query((sql) =>
    membersOf(
      sql,
      waiting.map((uid) => ({ stream: show.stream, uid })),
    ),
  )
  for (const member of members) {
    if (member) await db.transaction((sql) => continueOrStop(sql, show.stream, member.sender.uid, config.minuteSeconds))
  }
}

/** Under the lock of the terms: they may have changed since the show was read. Whoever cannot pay the next minute is at the door. */
async function continueOrStop(sql: Sql, stream: string, uid: number, minuteSeconds: number): Promise<void> {
  await lockAdmission(sql, uid)
  const show = await lockTerms(sql, stream, uid)
  if (show?.type !== 3 || show.refusal !== null) return
  const status = await startMinute(sql, show, uid, minuteSeconds)
  if (status !== 'ok') await revokeAdmission(sql, show.id, uid)
}

/** Captures a minute that flowed and releases one that did not, with its row in one transaction. */
async function decide({ db, config: { minuteSeconds } }: MinuteDeps, due: DueMinute): Promise<void> {
  await db.transaction(async (sql) => {
    const { carriedMs } = await lockEntrance(sql, due.showId, due.uid)
    const flow = await minuteFlow(sql, due, minuteSeconds)
    if (!flow) return
    const isHopeless = carriedMs + flow.mostMs < flow.needMs
    if (!flow.certain && !isHopeless) return
    const flowed = carriedMs + flow.flowedMs
    const votes = flowed >= flow.needMs ? await capture(sql, due) : undefined
    if (votes === undefined) await releaseMinute(sql, { show: due.stream, uid: due.uid, minute: due.minute })
    // What the anchor did not send is nobody's debt; what somebody watched and left before it counted is not lost.
    const left = flow.suppliedMs >= flow.needMs ? flowed : carriedMs
    const carryMs = flowed >= flow.needMs ? Math.max(0, flowed - minuteSeconds * 1000) : left
    const state = votes === undefined ? 'released' : 'captured'
    await decideMinute(sql, due, { state, votes: votes ?? 0n, flowedMs: flow.flowedMs, suppliedMs: flow.suppliedMs, carriedMs }, carryMs)
  })
}

/** The votes it brought; undefined when its time to be captured is over, or the anchor is nobody any more. */
async function capture(sql: Sql, { stream, anchor, uid, minute, price }: DueMinute): Promise<bigint | undefined> {
  const votes = votesFor(await readShares(sql), 'minuteFee', price)
  const { status } = await captureMinute(sql, { show: stream, uid, minute }, [{ uid: anchor, votes }])
  return status === 'ok' ? votes : undefined
}
