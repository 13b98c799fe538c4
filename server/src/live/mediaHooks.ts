import { parseIdentity } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import type { ParticipantInfo } from 'livekit-server-sdk'
import { isActive } from '../identity/index.ts'
import { addJob, type Jobs } from '../platform/jobs.ts'
import { hasSeat } from './guest.store.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { AWAY_SECONDS } from './reconcileMedia.ts'
import { clearAnchorMissing, openStreamsOf } from './show.store.ts'

/** What LiveKit tells us. It may come late, twice or never, so each word only schedules a look at the truth. */
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
    if (event.participant && event.event === 'participant_joined') await onJoined(deps, stream, event.participant)
    if (event.participant && (event.event === 'participant_left' || event.event === 'participant_connection_aborted')) {
      await onLeft(deps, stream, event.participant)
    }
    return reply.send({})
  })
}

/** A join token is good for a minute and a half, also to a device that was signed out and a guest who was removed in that time. */
async function onJoined({ db, livekit }: LiveDeps, stream: string, { identity, metadata }: ParticipantInfo): Promise<void> {
  const joined = parseIdentity(identity)
  if (!joined) return
  const { uid, role } = joined
  const sessionId = Number(metadata)
  if (!(await db.query((sql) => isActive(sql, uid, sessionId)))) return livekit.removeDevices(stream, uid, [sessionId])
  if (role === 'guest' && !(await db.query((sql) => hasSeat(sql, stream, uid)))) return livekit.removeGuest(stream, uid)
  if (role === 'anchor') await db.query((sql) => clearAnchorMissing(sql, stream))
}

async function onLeft({ db }: LiveDeps, stream: string, { identity }: ParticipantInfo): Promise<void> {
  if (parseIdentity(identity)?.role !== 'anchor') return
  await db.transaction((sql) => addJob(sql, 'endIfAnchorGone', { stream }, AWAY_SECONDS, `anchor:${stream}`))
}

/** Devices that were signed out stop seeing and sending at once, in whichever rooms their owner was let into. */
export async function leaveMedia(
  { db, livekit }: Pick<LiveDeps, 'db' | 'livekit'>,
  { uid, sessionIds }: Jobs['leaveMedia'],
): Promise<void> {
  const streams = await db.query((sql) => openStreamsOf(sql, uid))
  await Promise.all(streams.map((stream) => livekit.removeDevices(stream, uid, sessionIds)))
}
