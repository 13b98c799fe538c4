import type { Language } from '@nimbo/contract'

/** A push subscription: a browser's endpoint with its keys, or the FCM token of a wrapper app. */
export type Subscription = { kind: 'web'; address: string; p256dh: string; auth: string } | { kind: 'fcm'; address: string }

export interface Message {
  title: string
  body: string
  /** A newer message with the same tag replaces an older one. At most 32 letters, digits, - and _. */
  tag: string
  /** The path a tap opens. */
  url: string
  language: Language
  /** A push service drops what it could not deliver in so many seconds. */
  ttl: number
  /** Urgency `high` wakes a sleeping device. */
  urgency: 'high' | 'normal'
  /** A live is no news once it has ended: the device that gets this late asks, and says `ended` instead. */
  live?: { stream: string; ended: string }
}

/**
 * `gone`: the endpoint is permanently invalid. `refused`: this message will not be taken. `later`: the service is overloaded, down or
 * paused; so many seconds until it may be asked again.
 */
export type Outcome = 'sent' | 'gone' | 'refused' | { later: number }

/** Push notifications. */
export interface Push {
  /** Validates format and endpoint. */
  accepts(subscription: Subscription): boolean
  /** Never throws: an unavailable push service is `later`. */
  send(subscription: Subscription, message: Message): Promise<Outcome>
}

export const TIMEOUT_MS = 5_000

/** Meaning of a push service's HTTP status, apart from the ways in which each says that a device is gone. */
export function outcomeOf(status: number, retryAfter: string | null | undefined): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  return status === 429 || status >= 500 ? { later: secondsOf(retryAfter) } : 'refused'
}

/** Seconds, or a date (RFC 9110); 0 when the service names none. */
function secondsOf(retryAfter: string | null | undefined): number {
  if (!retryAfter) return 0
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 0
}
