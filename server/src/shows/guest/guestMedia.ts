import { hasSeat, type ParticipantTrack } from '@nimbo/contract'
import { forEachConcurrently } from '../../platform/forEachConcurrently.ts'
import type { Connection } from '../../platform/livekit.ts'
import type { Sql } from '../../platform/postgres.ts'
import { dueLinks, type GuestLink, seatsOf, showsWithGuests, claimUnpublished } from './guest.store.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { showByStream } from '../show/index.ts'
import { takeMicStep, tellRevoked } from './micLink.ts'

const CONCURRENCY = 8
const MOST = 200
/** Age from which a seat is compared: LiveKit's list may be older than what a webhook has reported since. */
const SETTLED_MS = 3_000

type GuestDeps = Pick<LiveDeps, 'db' | 'livekit' | 'log'>

const sameTracks = (a: readonly ParticipantTrack[], b: readonly ParticipantTrack[]) =>
  a.length === b.length && a.every((track) => b.includes(track))

/** Lets a guest's connection send what the link says, at once. What fails here is done by `reconcileGuests`. */
export async function applyRight(
  { livekit, log }: GuestDeps,
  stream: string,
  { uid, state, tracks, connection }: GuestLink,
): Promise<void> {
  if (connection === '') return
  const allowed = hasSeat(state) ? tracks : []
  await livekit
    .allow(stream, uid, connection, allowed)
    .catch((e: unknown) => log.warn({ stream, uid, err: e }, 'a right to send was not set'))
}

/** Right of a participant who joined or began to send: it comes from a seat of now, whatever their token says. */
export async function checkSender(deps: GuestDeps, joined: Connection): Promise<void> {
  if (joined.role === 'anchor') return
  const seats = await deps.db.query((sql) => seatsOf(sql, joined.stream))
  await compare(deps, joined, seats)
}

async function compare({ db, livekit }: GuestDeps, found: Connection, seats: readonly GuestLink[]): Promise<void> {
  const seat = seats.find(({ uid, connection }) => uid === found.uid && connection === found.connection)
  const allowed = seat?.tracks ?? []
  if (!sameTracks(allowed, found.mayPublish)) await livekit.allow(found.stream, found.uid, found.connection, allowed)
  if (seat?.state === 'accepted' && found.tracks.some((track) => allowed.includes(track))) {
    await db.transaction((sql) => mediaStep(sql, found.stream, found.uid, 'track'))
  }
}

async function mediaStep(sql: Sql, stream: string, uid: number, event: 'track' | 'lost'): Promise<void> {
  const show = await showByStream(sql, stream)
  if (show && show.state !== 'ended') await takeMicStep(sql, show, { uid, event, actor: 'media' })
}

/** A connection is gone, and with it what it sent: its seat waits for a while. */
export async function recordDisconnect({ db }: GuestDeps, stream: string, uid: number, connection: string): Promise<void> {
  const seats = await db.query((sql) => seatsOf(sql, stream))
  if (!seats.some((seat) => seat.uid === uid && seat.connection === connection && seat.state === 'on')) return
  await db.transaction((sql) => mediaStep(sql, stream, uid, 'lost'))
}

/**
 * One turn over everybody on the mic, in every worker: ends links whose time is over, tells the room of those that ended in other
 * transactions, and compares who sends with who may. Each step locks its row and asks the table, so two workers do it once.
 */
export async function reconcileGuests(deps: GuestDeps): Promise<void> {
  const { db, log } = deps
  await endDue(deps)
  await db.transaction(async (sql) => {
    for (const link of await claimUnpublished(sql, MOST)) await tellRevoked(sql, link)
  })
  await forEachConcurrently(await db.query(showsWithGuests), CONCURRENCY, ({ stream }) =>
    reconcileShow(deps, stream).catch((e: unknown) => log.warn({ stream, err: e }, 'guests could not be compared with their seats')),
  )
}

async function endDue(deps: GuestDeps): Promise<void> {
  const { db } = deps
  for (const { stream, uid } of await db.query((sql) => dueLinks(sql, MOST))) {
    const ended = await db.transaction(async (sql) => {
      const show = await showByStream(sql, stream)
      // Looking at it is enough: its time is over.
      return show && takeMicStep(sql, show, { uid, event: 'time', actor: 'clock' })
    })
    if (ended) await applyRight(deps, stream, ended.link)
  }
}

/** Connections are read before seats: whoever is listed with a right had it before. */
async function reconcileShow(deps: GuestDeps, stream: string): Promise<void> {
  const connections = await deps.livekit.connections(stream)
  const seats = await deps.db.query((sql) => seatsOf(sql, stream))
  const isSeat = (c: Connection) => seats.some(({ uid, connection }) => uid === c.uid && connection === c.connection)
  for (const found of connections) {
    if (found.role !== 'anchor' && (found.mayPublish.length > 0 || isSeat(found))) await compare(deps, found, seats)
  }
  // Restart of the engine, if the anchor is missing, too: everybody is on the way back.
  if (!connections.some((c) => c.role === 'anchor')) return
  for (const { uid, connection, state, settledMs } of seats) {
    const found = connections.find((c) => c.uid === uid && c.connection === connection)
    if (state !== 'on' || settledMs < SETTLED_MS || (found && found.tracks.length > 0)) continue
    await deps.db.transaction((sql) => mediaStep(sql, stream, uid, 'lost'))
  }
}
