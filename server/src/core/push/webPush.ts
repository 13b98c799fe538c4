import { ECDH } from 'node:crypto'
import webpush from 'web-push'
import type { Config } from '../../platform/config.ts'
import { isAllowedEndpoint, postToEndpoint } from './postToEndpoint.ts'
import { type Message, type Outcome, outcomeOf, type Subscription } from './Push.ts'

type Web = Extract<Subscription, { kind: 'web' }>

const P256_POINT_BYTES = 65
const AUTH_BYTES = 16
/** RFC 8292 allows a day. */
const SIGNED_SECONDS = 12 * 3600
const SIGN_AGAIN_SECONDS = 6 * 3600
const KEPT_SIGNATURES = 200

/** RFC 8030 with payloads encrypted for one browser (RFC 8291) and signed as ours (RFC 8292). */
export function createWebPush(config: Config['push'], ownOrigin: string) {
  const authorization = signer(config)
  const accepts = ({ address, p256dh, auth }: Web): boolean =>
    isAllowedEndpoint(address, config.services, ownOrigin) && isPoint(p256dh) && Buffer.from(auth, 'base64url').length === AUTH_BYTES

  /** Undefined for what cannot be written: the service has failed nobody, and goes on being asked. */
  function requestOf({ address, p256dh, auth }: Web, message: Message) {
    try {
      const { headers, body } = webpush.generateRequestDetails({ endpoint: address, keys: { p256dh, auth } }, payloadOf(message), {
        TTL: message.ttl,
        urgency: message.urgency,
        topic: message.tag,
      })
      const url = new URL(address)
      return { url, headers: { ...headers, authorization: authorization(url.origin) }, body }
    } catch {
      return undefined
    }
  }

  return {
    accepts,
    async send(subscription: Web, message: Message): Promise<Outcome> {
      if (!accepts(subscription)) return 'gone'
      const request = requestOf(subscription, message)
      if (!request) return 'refused'
      const { status, retryAfter } = await postToEndpoint(request.url, request.headers, request.body)
      return status === 404 || status === 410 ? 'gone' : outcomeOf(status, retryAfter)
    },
  }
}

/** One signature serves every message to a push service for hours: signing each would be half of what a message costs. */
function signer({ contact, publicKey, privateKey }: Config['push']): (audience: string) => string {
  const signed = new Map<string, { header: string; until: number }>()
  return (audience) => {
    const now = Math.floor(Date.now() / 1000)
    const known = signed.get(audience)
    if (known && known.until > now) return known.header
    const { Authorization: header } = webpush.getVapidHeaders(audience, contact, publicKey, privateKey, 'aes128gcm', now + SIGNED_SECONDS)
    signed.delete(audience)
    signed.set(audience, { header, until: now + SIGN_AGAIN_SECONDS })
    if (signed.size > KEPT_SIGNATURES) signed.delete(signed.keys().next().value!)
    return header
  }
}

/** An uncompressed point on P-256. */
function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url')
  if (bytes.length !== P256_POINT_BYTES || bytes[0] !== 4) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}

/** `at`: when it was sent, for a device that gets it late. */
function payloadOf({ title, body, tag, url, language, live }: Message): string {
  const at = Math.floor(Date.now() / 1000)
  return JSON.stringify({ title, body, tag, url, lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', at, ...live })
}
