import type { Message } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { personalChannel } from '../../core/room/index.ts'
import type { MessageDeps } from './MessageDeps.ts'

export function getRealtime({ centrifugo, config }: MessageDeps): Handler<typeof Message.getRealtime> {
  return async ({ uid }) => {
    const channel = personalChannel(uid)
    return { url: config.centrifugo.publicUrl, channel, token: await centrifugo.subscriptionToken(uid, channel) }
  }
}
