import webpush from 'web-push'
import type { Config } from '../platform/config.ts'
import { isAllowedEndpoint, postToEndpoint } from './postToEndpoint.ts'
import { type Message, type Outcome, type Subscription, TTL_SECONDS } from './Push.ts'

type Web = Extract<Subscription, { kind: 'web' }>

const P256_POINT_BYTES = 65
const AUTH_BYTES = 16

/** RFC 8030 with payloads encrypted for one browser (RFC 8291) and signed as ours (RFC 8292). */
export function createWebPush({ publicKey, privateKey, contact }: Config['push'], ownOrigin: string) {
  const vapidDetails = { subject: contact, publicKey, privateKey }
  return {
    accepts: ({ address, p256dh, auth }: Web): boolean =>
      isAllowedEndpoint(address, ownOrigin) && isPoint(p256dh) && Buffer.from(auth, 'base64url').length === AUTH_BYTES,
    async send({ address, p256dh, auth }: Web, message: Message): Promise<Outcome> {
      if (!isAllowedEndpoint(address, ownOrigin)) return 'gone'
      const { headers, body } = webpush.generateRequestDetails({ endpoint: address, keys: { p256dh, auth } }, payloadOf(message), {
        vapidDetails,
        TTL: TTL_SECONDS,
        urgency: 'high',
        topic: message.tag,
      })
      const status = await postToEndpoint(new URL(address), headers, body)
      if (status === 404 || status === 410) return 'gone'
      return status >= 200 && status < 300 ? 'sent' : 'failed'
    },
  }
}

/** An uncompressed P-256 point. */
function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url')
  return bytes.length === P256_POINT_BYTES && bytes[0] === 4
}

function payloadOf({ title, body, tag, url, language }: Message): string {
  return JSON.stringify({ title, body, tag, url, lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })
}
