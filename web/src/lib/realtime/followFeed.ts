import type { RoomRealtime } from '@nimbo/contract'
import type { Centrifuge, SubscribedContext, Subscription } from 'centrifuge'

export type Channel = RoomRealtime['feed']

interface FollowFeedOptions {
  centrifuge: Centrifuge
  at: Channel
  /** A fresh token for the channel that is named. */
  getToken: (channel: string) => Promise<string>
  read: (data: unknown) => void
  onSubscribed: (ctx: SubscribedContext) => void
  /** No sub-channel of this feed may be read any more. */
  onRefused: () => void
  onState: () => void
}

/**
 * Reads a room's feed on the sub-channel the server has this reader on. A move subscribes to the new one from its position before it
 * leaves the old one: for a moment both bring the same frames, and none is missed.
 */
export function followFeed({ centrifuge, at, getToken, read, onSubscribed, onRefused, onState }: FollowFeedOptions) {
  let next: Subscription | undefined
  let closed = false
  let current = open(at)

  function open(place: Channel): Subscription {
    const subscription = subscribeFrom(centrifuge, place, () => getToken(place.channel), read)
    subscription.on('subscribed', (ctx) => {
      if (subscription === next) arrive(subscription)
      onSubscribed(ctx)
    })
    subscription.on('unsubscribed', ({ code }) => (code === 0 ? undefined : lose(subscription)))
    subscription.on('state', onState)
    return subscription
  }

  function arrive(subscription: Subscription) {
    const old = current
    current = subscription
    next = undefined
    unsubscribe(centrifuge, old)
    onState()
  }

  /** A move that fails leaves the reader where it is; a channel that is gone is left to the move that is under way. */
  function lose(subscription: Subscription) {
    if (subscription === next) abandonMove()
    if (!next && current.state === 'unsubscribed') onRefused()
  }

  function abandonMove() {
    if (next) unsubscribe(centrifuge, next)
    next = undefined
  }

  return {
    subscribe: () => current.subscribe(),
    channel: () => current.channel,
    isSubscribed: () => current.state === 'subscribed',
    moveTo(place: Channel) {
      if (closed || place.channel === next?.channel) return
      abandonMove()
      if (place.channel === current.channel) return
      next = open(place)
      next.subscribe()
    },
    close() {
      closed = true
      abandonMove()
      unsubscribe(centrifuge, current)
    },
  }
}

export function subscribeFrom(
  centrifuge: Centrifuge,
  { channel, token, offset, epoch }: Channel,
  getToken: () => Promise<string>,
  read: (data: unknown) => void,
): Subscription {
  const subscription = centrifuge.newSubscription(channel, {
    token,
    getToken,
    since: { offset, epoch },
    recoverable: true,
    maxResubscribeDelay: 5000,
  })
  subscription.on('publication', (ctx) => read(ctx.data))
  return subscription
}

/** For good. A token that is on its way may still fail, and a failure nobody listens to is thrown. */
export function unsubscribe(centrifuge: Centrifuge, subscription: Subscription): void {
  subscription.removeAllListeners()
  subscription.on('error', () => undefined)
  centrifuge.removeSubscription(subscription)
}
