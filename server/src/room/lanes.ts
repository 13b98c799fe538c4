import type { ChatEvent, FeedEvent, ImmediateEvent, Sender } from '@nimbo/contract'
import type { Tx } from '../platform/postgres.ts'
import { Feed, type FeedDeps, type FeedShow } from './feed.ts'
import type { NewLine } from './message.store.ts'
import { emit } from './outbox.store.ts'

const IDLE_MS = 60_000
const SWEEP_MS = 20_000

/** How anything reaches the people in a room. Which lane an event takes is its meaning, not the caller's choice. */
export interface Lanes {
  /** P0: part of the caller's transaction; never dropped, never delayed. */
  emit(tx: Tx, stream: string, event: ImmediateEvent): Promise<void>
  /** P2, with the sender's own echo (P1) as the answer. Undefined when the show has ended. */
  say(show: FeedShow, line: NewLine, sender: Sender): Promise<ChatEvent | undefined>
  /** P3: gathered and counted. */
  light(show: FeedShow, count: number): void
  entered(show: FeedShow, sender: Sender): void
  show(show: FeedShow, event: FeedEvent): void
  /** Tells the room how far its chat has come. */
  remind(show: FeedShow): void
  /** Sends what is waiting. */
  close(): Promise<void>
}

export function createLanes(deps: FeedDeps): Lanes {
  const feeds = new Map<string, Feed>()
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [stream, feed] of feeds) if (now - feed.usedAt > IDLE_MS) feeds.delete(stream)
  }, SWEEP_MS).unref()

  function feedOf(show: FeedShow): Feed {
    let feed = feeds.get(show.stream)
    if (!feed) {
      feed = new Feed(show, deps)
      feeds.set(show.stream, feed)
      deps.metrics.roomsOpen.set(feeds.size)
    }
    feed.update(show)
    return feed
  }

  return {
    emit,
    say: (show, line, sender) => feedOf(show).say(line, sender),
    light: (show, count) => feedOf(show).light(count),
    entered: (show, sender) => feedOf(show).entered(sender),
    show: (show, event) => feedOf(show).show(event),
    remind: (show) => feedOf(show).remind(),
    async close() {
      clearInterval(sweep)
      await Promise.all([...feeds.values()].map((f) => f.idle()))
    },
  }
}
