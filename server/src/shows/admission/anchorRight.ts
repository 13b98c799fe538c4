import { type ParticipantTrack, participantIdentity } from '@nimbo/contract'
import type { Connection } from '../../platform/livekit.ts'
import type { Sql } from '../../platform/postgres.ts'
import { streamsInPrivateShow } from './occupancy.ts'
import type { LiveDeps } from '../../core/room/index.ts'

type RightDeps = Pick<LiveDeps, 'db' | 'livekit'>

const everything: readonly ParticipantTrack[] = ['camera', 'microphone']

/** Tracks an anchor may send into the room of their show: none while they are in a private show, whatever their client does. */
export async function anchorTracks(sql: Sql, stream: string): Promise<readonly ParticipantTrack[]> {
  return (await streamsInPrivateShow(sql, [stream])).has(stream) ? [] : everything
}

/** Anchors whose right is another one now, among connections that were read before the database; others are left alone. */
export async function wrongRights(
  sql: Sql,
  connections: readonly Connection[],
): Promise<{ connection: Connection; tracks: readonly ParticipantTrack[] }[]> {
  const anchors = connections.filter(({ role }) => role === 'anchor')
  if (anchors.length === 0) return []
  const away = await streamsInPrivateShow(
    sql,
    anchors.map(({ stream }) => stream),
  )
  return anchors
    .map((connection) => ({ connection, tracks: away.has(connection.stream) ? [] : everything }))
    .filter(({ connection, tracks }) => connection.mayPublish.length !== tracks.length)
}

/** Compares one anchor's right with what it has to be: a token that they joined with, or that LiveKit refreshed, may say another one. */
export async function checkAnchor({ db, livekit }: RightDeps, stream: string, uid: number): Promise<void> {
  const found = await livekit.connection(stream, participantIdentity('anchor', uid, ''))
  if (!found) return
  for (const { tracks } of await db.query((sql) => wrongRights(sql, [found]))) await livekit.allowAnchor(stream, uid, tracks)
}
