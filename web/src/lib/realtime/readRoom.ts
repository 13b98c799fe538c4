import { UnauthorizedError } from 'centrifuge'
import type { Centrifuge, SubscribedContext } from 'centrifuge'
import { parseFeedFrame, parseRoomEvent } from '@nimbo/contract'
import type { EventIn, NamedEvent, RoomRealtime, RoomSnapshot } from '@nimbo/contract'
import { followFeed, subscribeFrom, unsubscribe } from './followFeed.ts'
import type { Channel } from './followFeed.ts'
import { readChat } from './readChat.ts'
import { seenIds } from './seenIds.ts'

export type RoomConnection = 'connecting' | 'connected' | 'lost' | 'refused'
type Tokens = { room: string; feed: string; move?: Channel | undefined }
type Fresh = { realtime: RoomRealtime; snapshot: RoomSnapshot; ended: 0 | 1 }

export interface ReadRoomOptions {
  realtime: RoomRealtime
  snapshot: RoomSnapshot
  /** Fresh subscription tokens for the room and the feed channel that is named; throws `refused` when admission is over. */
  refreshTokens: (feed: string) => Promise<Tokens>
  isRefusal: (error: unknown) => boolean
  fetchSnapshot: () => Promise<Fresh>
  fetchMessages: (after: number) => Promise<{ seq: number; messages: EventIn<'chat'>[] }>
  onEvents: (events: readonly NamedEvent[]) => void
  /** Number of events that came and could not be read. */
  onDropped: (count: number) => void
  onSnapshot: (snapshot: RoomSnapshot, ended: boolean) => void
  onState: (state: RoomConnection) => void
}

const RETRY_MS = [300, 800, 2000, 5000]

/** Follows both channels of a room from where its snapshot was taken: nothing missing, nothing twice. */
export function readRoom(centrifuge: Centrifuge, options: ReadRoomOptions): { close: () => void } {
  const { realtime, snapshot, onEvents, onDropped, onState } = options
  const seen = seenIds()
  const chat = readChat({
    last: snapshot.seq,
    fetchMessages: options.fetchMessages,
    onMessages: (messages) => deliver(messages.map(parseRoomEvent)),
  })
  let closed = false
  /** Number of times a channel came back with a gap. */
  let breaks = 0
  let reloading = false
  let retry: ReturnType<typeof setTimeout> | undefined

  function deliver(events: readonly (NamedEvent | undefined)[]) {
    const known = events.filter((e) => e !== undefined)
    const fresh = known.filter(({ event }) => seen.isNew(event.id))
    if (!closed && known.length < events.length) onDropped(events.length - known.length)
    if (!closed && fresh.length > 0) onEvents(fresh)
  }

  /**
   * Subscribing already succeeded from "now", so a snapshot taken after it closes the gap whatever was lost before. One that was on its
   * way before the other channel subscribed does not close that channel's gap: another one is asked for.
   */
  function reload() {
    breaks += 1
    if (!reloading) void mend(0)
  }

  async function mend(tries: number): Promise<void> {
    reloading = true
    const asked = breaks
    try {
      const fresh = await options.fetchSnapshot()
      if (closed) return
      options.onSnapshot(fresh.snapshot, fresh.ended === 1)
      chat.cover(fresh.snapshot)
      reloading = false
      if (asked < breaks) void mend(0)
    } catch (e) {
      if (closed) return
      if (options.isRefusal(e)) return refuse()
      retry = setTimeout(() => void mend(tries + 1), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)])
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

  const tokens = onceAtATime(async (channel) => {
    const fresh = await whileAdmitted(() => options.refreshTokens(channel))
    if (fresh.move) feed.moveTo(fresh.move)
    return fresh
  })
  const onSubscribed = (ctx: SubscribedContext) => (isUnrecovered(ctx) ? reload() : undefined)
  const room = subscribeFrom(
    centrifuge,
    realtime.room,
    async () => (await tokens(feed.channel())).room,
    (data) => deliver([parseRoomEvent(data)]),
  )
  let wasHere = false
  room.on('subscribed', onSubscribed)
  room.on('unsubscribed', (ctx) => (ctx.code === 0 ? undefined : refuse()))
  room.on('state', tell)
  const feed = followFeed({
    centrifuge,
    at: realtime.feed,
    getToken: async (channel) => (await tokens(channel)).feed,
    read: readFrame,
    onSubscribed,
    onRefused: refuse,
    onState: tell,
  })
  centrifuge.on('state', tell)
  function tell() {
    if (closed) return
    const here = room.state === 'subscribed' && feed.isSubscribed() && centrifuge.state === 'connected'
    onState(here ? 'connected' : wasHere ? 'lost' : 'connecting')
    wasHere ||= here
  }
  room.subscribe()
  feed.subscribe()

  return {
    close() {
      closed = true
      clearTimeout(retry)
      chat.close()
      centrifuge.off('state', tell)
      feed.close()
      unsubscribe(centrifuge, room)
    },
  }
}

/** Both channels run out of their tokens together: one question answers both. */
function onceAtATime<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asking = new Map<string, Promise<T>>()
  return (key) => {
    const asked = asking.get(key) ?? ask(key).finally(() => asking.delete(key))
    asking.set(key, asked)
    return asked
  }
}

function isUnrecovered(ctx: SubscribedContext): boolean {
  return ctx.wasRecovering && !ctx.recovered
}
