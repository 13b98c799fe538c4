import type { FastifyInstance } from 'fastify'
import type { ParticipantInfo } from 'livekit-server-sdk'
import { isAlive } from '../identity/index.ts'
import { addJob } from '../platform/jobs.ts'
import { ANCHOR_AWAY_SECONDS, clearAnchorMissing } from './abandoned.ts'
import { uidOf } from '../platform/livekit.ts'
import type { LiveDeps } from './LiveDeps.ts'

const anchorOf = (stream: string) => stream.split('_')[0]

/** What LiveKit tells us. It may come late, twice or never, so each word only schedules a look at the truth. */
export function addMediaHooks(app: FastifyInstance, deps: LiveDeps): void {
  app.addContentTypeParser('application/webhook+json', { parseAs: 'string' }, (_req, body, done) => done(null, body))
  app.post('/hooks/livekit', async (req, reply) => {
    let event
    try {
      event = await deps.livekit.readWebhook(String(req.body), req.headers.authorization ?? '')
    } catch {
      return reply.status(401).send()
    }
    const stream = event.room?.name ?? ''
    const isAnchor = event.participant?.identity === anchorOf(stream)
    if (event.event === 'participant_joined') await refuseEndedDevice(deps, stream, event.participant)
    if (isAnchor && event.event === 'participant_joined') await clearAnchorMissing(deps.db, stream)
    if (isAnchor && (event.event === 'participant_left' || event.event === 'participant_connection_aborted')) {
      await deps.db.tx((tx) => addJob(tx, 'endIfAnchorGone', { stream }, ANCHOR_AWAY_SECONDS, `anchor:${stream}`))
    }
    return reply.send({})
  })
}

/** A join token is good for a minute, also to a device that was signed out in that minute. */
async function refuseEndedDevice({ db, livekit }: LiveDeps, stream: string, joined: ParticipantInfo | undefined): Promise<void> {
  if (!joined) return
  const [uid, sessionId] = [uidOf(joined.identity), Number(joined.metadata)]
  if (!(await db.read((tx) => isAlive(tx, uid, sessionId)))) await livekit.removeDevices(stream, uid, [sessionId])
}
