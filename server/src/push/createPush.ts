import type { Config } from '../platform/config.ts'
import { createFcm } from './fcm.ts'
import type { Push } from './Push.ts'
import { createWebPush } from './webPush.ts'

export function createPush({ push, publicOrigin }: Pick<Config, 'push' | 'publicOrigin'>): Push {
  const web = createWebPush(push, publicOrigin)
  const fcm = push.fcm && createFcm(push.fcm)
  return {
    accepts: (s) => (s.kind === 'web' ? web.accepts(s) : fcm !== undefined && fcm.accepts(s)),
    async send(s, message) {
      try {
        if (s.kind === 'web') return await web.send(s, message)
        return fcm ? await fcm.send(s, message) : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}
