import type { Language } from '@nimbo/contract'

/** Where one device is reached: a browser's address at its push service with its keys, or a wrapper's token. */
export type Subscription = { kind: 'web'; address: string; p256dh: string; auth: string } | { kind: 'fcm'; address: string }

export interface Message {
  title: string
  body: string
  /** A newer message with the same tag takes the place of an older one. */
  tag: string
  /** A path of ours, opened by a tap. */
  url: string
  language: Language
}

/** `gone`: the device will never be reached under this address again. */
export type Outcome = 'sent' | 'gone' | 'failed'

/** Messages to devices that are not looking at us. */
export interface Push {
  /** Whether a subscription can be one: its shape, and an address we may connect to. */
  accepts(subscription: Subscription): boolean
  /** Never throws: a push service that is down is not our failure. */
  send(subscription: Subscription, message: Message): Promise<Outcome>
}

/** Two hours later nobody wants to hear that a show began. */
export const TTL_SECONDS = 15 * 60
export const TIMEOUT_MS = 5_000
