import type { Language } from '@nimbo/contract'

/** A push subscription: a browser's endpoint with its keys, or the FCM token of a wrapper app. */
export type Subscription = { kind: 'web'; address: string; p256dh: string; auth: string } | { kind: 'fcm'; address: string }

export interface Message {
  title: string
  body: string
  /** A newer message with the same tag replaces an older one. */
  tag: string
  /** The path a tap opens. */
  url: string
  language: Language
}

/** `gone`: the endpoint is permanently invalid. */
export type Outcome = 'sent' | 'gone' | 'failed'

/** Push notifications. */
export interface Push {
  /** Validates format and endpoint. */
  accepts(subscription: Subscription): boolean
  /** Never throws: an unavailable push service is `failed`. */
  send(subscription: Subscription, message: Message): Promise<Outcome>
}

/** A notice about a show is useless when it arrives late. */
export const TTL_SECONDS = 15 * 60
export const TIMEOUT_MS = 5_000
