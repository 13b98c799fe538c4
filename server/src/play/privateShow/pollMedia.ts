import { activeAmong } from '../../people/identity/index.ts'
import { checkAnchor } from '../../shows/admission/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { forEachConcurrently } from '../../platform/forEachConcurrently.ts'
import type { Connection, MediaPresence } from '../../platform/livekit.ts'
import type { Sql } from '../../platform/postgres.ts'
import { applyTransition } from './applyTransition.ts'
import { leftMs } from './mediaFlow.ts'
import {
  activePrivateShowIds,
  activePrivateShows,
  dueSettlements,
  endCleanly,
  expiredAsks,
  flowsOf,
  interrupted,
  lockPrivate,
  type PrivateRow,
  readPrivate,
  recordSeen,
  type Seen,
} from './privateShow.store.ts'
import { mediaRoomOf, privateIdOf } from './room.ts'

/** Without media for so long it is paused, and for so long it is over. */
const GAP_SECONDS = 5
export const LOST_SECONDS = 30
const CONCURRENCY = 8

type PollDeps = Pick<LiveDeps, 'db' | 'livekit' | 'rooms' | 'config' | 'log'>

/**
 * One turn: requests nobody answered, shows and people that are gone, media that flows or does not, and what can be counted. Everything
 * is rows, the database's clock and idempotent steps, so any number of workers may run it, and one that was killed is succeeded by the next.
 */
export async function runPrivateShows(deps: PollDeps): Promise<void> {
  const { db, log } = deps
  const turn = (id: bigint, work: (sql: Sql) => Promise<unknown>) =>
    db.transaction(work).catch((e: unknown) => log.error({ id: String(id), err: e }, 'a private show could not be moved on'))
  for (const id of await db.query(expiredAsks)) await turn(id, (sql) => applyTransition(deps, sql, id, 'expire', 'clock'))
  for (const { id, byAnchor } of await db.query(interrupted))
    await turn(id, (sql) => applyTransition(deps, sql, id, 'end', byAnchor ? 'anchor' : 'operator'))
  await forEachConcurrently(await db.query(activePrivateShows), CONCURRENCY, async (row) => {
    await pollMedia(deps, row).catch((e: unknown) => log.error({ id: String(row.id), err: e }, 'a private show could not be looked at'))
  })
  for (const id of await db.query(dueSettlements)) await turn(id, (sql) => applyTransition(deps, sql, id, 'settle', 'clock'))
}

/** Media that LiveKit has now. When it does not answer nothing was seen, and nothing unseen is billed. */
async function pollMedia(deps: PollDeps, row: PrivateRow): Promise<void> {
  const { db, livekit, log } = deps
  const room = mediaRoomOf(row)
  let present: MediaPresence[] = []
  try {
    await checkAnchor(deps, row.stream, row.anchor)
    await removeStrangers(deps, row)
    present = await livekit.presence(room)
  } catch (e) {
    log.warn({ room, err: e }, 'a private show could not be seen')
  }
  const after = await db.transaction((sql) => judge(deps, sql, row, present))
  if (after === 'over') await closeRoom(deps, row)
}

/** Under the lock of the row: what was seen, and what follows from it. */
async function judge(deps: PollDeps, sql: Sql, { id, anchor, uid }: PrivateRow, present: readonly MediaPresence[]): Promise<'on' | 'over'> {
  const row = await lockPrivate(sql, id)
  if (row?.state !== 'accepted' && row?.state !== 'running' && row?.state !== 'paused') return 'over'
  const seen: Seen[] = [
    ...present
      .filter((p) => p.role === 'anchor' && p.uid === anchor)
      .map((p) => ({ anchor: true, connection: p.connection, stopped: !p.picture })),
    ...present
      .filter((p) => p.role === 'viewer' && p.uid === uid)
      .map((p) => ({ anchor: false, connection: p.connection, stopped: false })),
  ]
  const missing = await recordSeen(sql, id, seen)
  if (missing < 0) {
    await applyTransition(deps, sql, id, 'flow', 'media')
    const left = leftMs(await flowsOf(sql, id, true), deps.config.minuteSeconds * 1000, row.minutes)
    if (left === 0) await applyTransition(deps, sql, id, 'spent', 'clock')
    return 'on'
  }
  if (missing >= GAP_SECONDS) await applyTransition(deps, sql, id, 'gap', 'media')
  if (missing >= LOST_SECONDS) await applyTransition(deps, sql, id, 'lost', 'clock')
  return 'on'
}

/** Tokens are made for the two only, and LiveKit refreshes them: whoever else is there, or has signed out, leaves. */
async function removeStrangers({ db, livekit }: PollDeps, row: PrivateRow): Promise<void> {
  const connections = await livekit.connections(mediaRoomOf(row))
  const active = await db.query((sql) => activeAmong(sql, connections))
  const strangers = connections.filter((c, n) => !active[n] || !belongs(c, row))
  await Promise.all(strangers.map((c) => livekit.removeConnection(c)))
}
const belongs = ({ uid, role }: Pick<Connection, 'uid' | 'role'>, row: PrivateRow) =>
  (role === 'anchor' && uid === row.anchor) || (role === 'viewer' && uid === row.uid)

/** A media room that could not be closed closes itself once it is empty, and is found by the next look over all rooms. */
export async function closeRoom({ livekit, log }: Pick<LiveDeps, 'livekit' | 'log'>, row: { stream: string; id: bigint }): Promise<void> {
  const room = mediaRoomOf(row)
  await livekit.closeRoom(room).catch((e: unknown) => log.warn({ room, err: e }, 'private room close failed'))
}

/** Closes media rooms of private shows that are over. */
export async function closeEndedRooms({ db, livekit }: Pick<LiveDeps, 'db' | 'livekit'>): Promise<void> {
  const named = (await livekit.rooms()).flatMap((room) => {
    const id = privateIdOf(room)
    return id === undefined ? [] : [{ room, id }]
  })
  if (named.length === 0) return
  const away = await db.query((sql) =>
    activePrivateShowIds(
      sql,
      named.map(({ id }) => id),
    ),
  )
  await Promise.all(named.filter(({ id }) => !away.has(id)).map(({ room }) => livekit.closeRoom(room)))
}

const CLIENT_LEFT = 1

/** A word of LiveKit about a private room: it is looked at once instead of with the next turn. */
export async function onPrivateMedia(deps: PollDeps, room: string, left?: { sid: string; reason: number }): Promise<void> {
  const id = privateIdOf(room)
  if (id === undefined) return
  if (left?.reason === CLIENT_LEFT) await deps.db.query((sql) => endCleanly(sql, id, [left.sid]))
  const row = await deps.db.query((sql) => readPrivate(sql, id))
  if (row) await pollMedia(deps, row)
}
