import { parseIdentity } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import type { ParticipantInfo } from 'livekit-server-sdk'
import { addJob } from '../platform/jobs.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { AWAY_SECONDS } from './reconcileMedia.ts'
import { isRevoked } from './removeRevoked.ts'
import { clearAnchorMissing } from './show.store.ts'

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

/** A join token outlives what it was minted for: the session, the admission or the seat. */
async function onJoined({ db, livekit }: LiveDeps, stream: string, participant: ParticipantInfo): Promise<void> {
  const joined = livekit.readConnection(stream, participant)
  if (!joined) return
  const [revoked] = await db.query((sql) => isRevoked(sql, [joined]))
  if (revoked) return livekit.removeConnection(joined)
  if (joined.role === 'anchor') await db.query((sql) => clearAnchorMissing(sql, stream))
}

async function onLeft({ db }: LiveDeps, stream: string, { identity }: ParticipantInfo): Promise<void> {
  if (parseIdentity(identity)?.role !== 'anchor') return
  await db.transaction((sql) => addJob(sql, 'endIfAnchorGone', { stream }, AWAY_SECONDS, `anchor:${stream}`))
}
