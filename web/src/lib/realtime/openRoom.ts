import { UnauthorizedError } from 'centrifuge'
import type { Centrifuge, SubscribedContext, Subscription } from 'centrifuge'
import { parseFeedFrame, parseRoomEvent } from '@nimbo/contract'
import type { EventIn, NamedEvent, RoomRealtime, RoomSnapshot } from '@nimbo/contract'
import { holdConnection } from './connection.ts'
import { readChat } from './readChat.ts'
import { seenIds } from './seenIds.ts'

export type RoomConnection = 'connecting' | 'connected' | 'lost' | 'refused'
type Fresh = { realtime: RoomRealtime; snapshot: RoomSnapshot; ended: 0 | 1 }

export interface OpenRoomOptions {
  realtime: RoomRealtime
  snapshot: RoomSnapshot
  /** Fresh subscription tokens; throws `refused` when admission is over. */
  refreshTokens: () => Promise<{ room: string; feed: string }>
  isRefusal: (error: unknown) => boolean
  fetchSnapshot: () => Promise<Fresh>
  fetchMessages: (after: number) => Promise<{ seq: number; messages: EventIn<'chat'>[] }>
  onEvents: (events: readonly NamedEvent[]) => void
  /** What came and could not be read. */
  onDropped: (count: number) => void
  onSnapshot: (snapshot: RoomSnapshot, ended: boolean) => void
  onState: (state: RoomConnection) => void
}

const RETRY_MS = [300, 800, 2000, 5000]

/** Follows both channels of a room from where its snapshot was taken: nothing missing, nothing twice. */
export function openRoom(options: OpenRoomOptions): { close: () => void } {
  const { realtime, snapshot, onEvents, onDropped, onState } = options
  const { centrifuge, release } = holdConnection(realtime.url)
  const seen = seenIds()
  const chat = readChat({
    last: snapshot.seq,
    fetchMessages: options.fetchMessages,
    onMessages: (messages) => deliver(messages.map(parseRoomEvent)),
  })
  let closed = false
  let reloading = false

  function deliver(events: readonly (NamedEvent | undefined)[]) {
    const known = events.filter((e) => e !== undefined)
    const fresh = known.filter(({ event }) => seen.isNew(event.id))
    if (!closed && known.length < events.length) onDropped(events.length - known.length)
    if (!closed && fresh.length > 0) onEvents(fresh)
  }

  /** Subscribing already succeeded from "now", so a snapshot taken after it closes the gap whatever was lost before. */
  async function reload(tries = 0): Promise<void> {
    if (closed || (reloading && tries === 0)) return
    reloading = true
    try {
      const fresh = await options.fetchSnapshot()
      reloading = false
      if (closed) return
      options.onSnapshot(fresh.snapshot, fresh.ended === 1)
      chat.cover(fresh.snapshot)
    } catch (e) {
      if (options.isRefusal(e)) return refuse()
      setTimeout(() => void reload(tries + 1), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)])
    }
  }

  function refuse() {
    if (!closed) onState('refused')
  }

  /** A refused token ends the subscription; any other failure is tried again by the connection. */
  async function whileAdmitted<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (e) {
      throw options.isRefusal(e) ? new UnauthorizedError('admission is over') : e
    }
  }

  function readFrame(data: unknown) {
    const frame = parseFeedFrame(data)
    if (!frame) return onDropped(1)
    if (!seen.isNew(frame.id)) return
    if (frame.unknown + frame.invalid > 0) onDropped(frame.unknown + frame.invalid)
    deliver(frame.events)
    chat.frame(frame)
  }

  const tokens = oneAtATime(() => whileAdmitted(options.refreshTokens))
  const room = subscribe(
    centrifuge,
    realtime.room,
    async () => (await tokens()).room,
    (data) => deliver([parseRoomEvent(data)]),
  )
  const feed = subscribe(centrifuge, realtime.feed, async () => (await tokens()).feed, readFrame)
  let wasHere = false
  for (const subscription of [room, feed]) {
    subscription.on('subscribed', (ctx) => (isUnrecovered(ctx) ? void reload() : undefined))
    subscription.on('unsubscribed', (ctx) => (ctx.code === 0 ? undefined : refuse()))
    subscription.on('state', tell)
  }
  centrifuge.on('state', tell)
  function tell() {
    if (closed) return
    const here = room.state === 'subscribed' && feed.state === 'subscribed' && centrifuge.state === 'connected'
    onState(here ? 'connected' : wasHere ? 'lost' : 'connecting')
    wasHere ||= here
  }
  room.subscribe()
  feed.subscribe()

  return {
    close() {
      closed = true
      chat.close()
      centrifuge.off('state', tell)
      for (const subscription of [room, feed]) {
        subscription.removeAllListeners()
        centrifuge.removeSubscription(subscription)
      }
      release()
    },
  }
}

/** Both channels run out of their tokens together: one question answers both. */
function oneAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined
  return () => (asking ??= ask().finally(() => (asking = undefined)))
}

function isUnrecovered(ctx: SubscribedContext): boolean {
  return ctx.wasRecovering && !ctx.recovered
}

type Channel = RoomRealtime['room']

function subscribe(centrifuge: Centrifuge, at: Channel, getToken: () => Promise<string>, read: (data: unknown) => void): Subscription {
  const { channel, token, offset, epoch } = at
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
