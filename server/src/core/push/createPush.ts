import type { Config } from '../../platform/config.ts'
import { createFcm } from './fcm.ts'
import { Pauses } from './Pauses.ts'
import type { Message, Outcome, Push, Subscription } from './Push.ts'
import { createWebPush } from './webPush.ts'

export function createPush({ push, publicOrigin }: Pick<Config, 'push' | 'publicOrigin'>): Push {
  const web = createWebPush(push, publicOrigin)
  const fcm = push.fcm && createFcm(push.fcm)
  const pauses = new Pauses()

  async function attempt(s: Subscription, message: Message): Promise<Outcome> {
    try {
      if (s.kind === 'web') return await web.send(s, message)
      return fcm ? await fcm.send(s, message) : 'refused'
    } catch {
      return { later: 0 }
    }
  }

  return {
    accepts: (s) => (s.kind === 'web' ? web.accepts(s) : fcm !== undefined && fcm.accepts(s)),
    async send(s, message) {
      const service = serviceOf(s)
      const left = pauses.left(service)
      if (left > 0) return { later: left }
      const outcome = await attempt(s, message)
      if (typeof outcome === 'object') return { later: pauses.failed(service, outcome.later) }
      pauses.worked(service)
      return outcome
    },
  }
}

/** Key under which failures count: the host of the push service, or Firebase. */
const serviceOf = (s: Subscription): string => (s.kind === 'fcm' ? 'fcm' : URL.canParse(s.address) ? new URL(s.address).host : '')
