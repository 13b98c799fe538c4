import type { Live } from '@nimbo/contract'
import { type Handler, shared } from '../../platform/http/handler.ts'
import type { LiveDeps } from '../../core/room/index.ts'

export function getSDK({ config }: LiveDeps): Handler<typeof Live.getSDK> {
  return shared(async () => ({ livekit_url: config.livekit.publicUrl, codec: 'h264' }))
}
