import { parseIdentity } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import type { ParticipantInfo, WebhookEvent } from 'livekit-server-sdk'
import { addJob } from '../../platform/jobs.ts'
import type { Connection } from '../../platform/livekit.ts'
import { checkAnchor } from '../admission/index.ts'
import { isOver } from '../preview/index.ts'
import { checkSender, recordDisconnect } from '../guest/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { clearAnchorMissing, noteAnchorMissing } from '../show/index.ts'
import { AWAY_SECONDS } from './reconcileMedia.ts'
import { isRevoked } from './removeRevoked.ts'

/** Webhooks of LiveKit. They may come late, twice or never, so each one only schedules a look at the truth. */
export function addMediaHooks(app: FastifyInstance, deps: LiveDeps): void {
  const forged = deps.limits('forgedHooks')
  app.addContentTypeParser('application/webhook+json', { parseAs: 'string' }, (_req, body, done) => done(null, body))
  app.post('/hooks/livekit', async (req, reply) => {
    if (await forged.isSpent(req.ip)) return reply.status(429).send()
    let event
    try {
      event = await deps.livekit.readWebhook(String(req.body), req.headers.authorization ?? '')
    } catch {
      await forged.count(req.ip)
      return reply.status(401).send()
    }
    const stream = event.room?.name ?? ''
    if (stream.startsWith('private_')) {
      await lookSoon(deps, stream, event)
      return reply.send({})
    }
    if (event.participant && event.event === 'participant_joined') await onJoined(deps, stream, event.participant)
    if (event.participant && event.event === 'track_published') await onPublished(deps, stream, event.participant)
    if (event.participant && (event.event === 'participant_left' || event.event === 'participant_connection_aborted')) {
      await onLeft(deps, stream, event.participant)
    }
    return reply.send({})
  })
}

/** Presence in a private room, and its duration, is looked up and stored by the worker. */
async function lookSoon({ db }: LiveDeps, room: string, { event, participant }: WebhookEvent): Promise<void> {
  const left = event === 'participant_left' && participant ? { sid: participant.sid, reason: participant.disconnectReason } : undefined
  await db.transaction((sql) => addJob(sql, 'lookAtPrivateShow', { room, ...(left && { left }) }, 0, `private:${room}:${left?.sid ?? ''}`))
}

/** A join token outlives what it was minted for: the session, the admission or the seat. */
async function onJoined(deps: LiveDeps, stream: string, participant: ParticipantInfo): Promise<void> {
  const { db, livekit } = deps
  const look = livekit.previews.readConnection(stream, participant)
  if (look) {
    const [over] = await db.query((sql) => isOver(sql, [look]))
    return over ? livekit.previews.removeConnection(look) : undefined
  }
  const joined = livekit.readConnection(stream, participant)
  if (!joined) return
  const [revoked] = await db.query((sql) => isRevoked(sql, [joined]))
  if (revoked) return livekit.removeConnection(joined)
  if (joined.role === 'anchor') {
    await db.query((sql) => clearAnchorMissing(sql, stream))
    await checkAnchor(deps, stream, joined.uid)
  } else await checkSender(deps, await current(deps, joined))
}

/** Senders need a seat of now: LiveKit believes the token it has refreshed. */
async function onPublished(deps: LiveDeps, stream: string, participant: ParticipantInfo): Promise<void> {
  const sender = deps.livekit.readConnection(stream, participant)
  if (sender) await checkSender(deps, await current(deps, sender))
}

/** A webhook leaves out rights and tracks of its participant. */
async function current({ livekit }: LiveDeps, { stream, identity, ...told }: Connection): Promise<Connection> {
  if (told.role === 'anchor') return { stream, identity, ...told }
  return (await livekit.connection(stream, identity)) ?? { stream, identity, ...told }
}

async function onLeft(deps: LiveDeps, stream: string, { identity }: ParticipantInfo): Promise<void> {
  const gone = parseIdentity(identity)
  if (gone?.role === 'viewer') return recordDisconnect(deps, stream, gone.uid, gone.connection)
  if (!gone) return
  await deps.db.transaction((sql) => addJob(sql, 'endIfAnchorGone', { stream }, AWAY_SECONDS, `anchor:${stream}`))
  // The anchor may be back already, and this word be about the connection before.
  const participants = await deps.livekit.participants(stream)
  if (!participants.some(({ role }) => role === 'anchor')) await deps.db.query((sql) => noteAnchorMissing(sql, stream))
}
