import type { EventIn, EventOf, NameIn, Sender } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { Feed, type FeedDeps, type FeedShow } from './Feed.ts'
import type { NewLine } from './message.store.ts'
import { type OutboxRow, outboxRow, publish } from './outbox.store.ts'

const IDLE_MS = 60_000
const SWEEP_MS = 20_000

/** The only way to reach the people in a room. An event's definition names its lane; the wrong method does not compile. */
export interface RoomPublisher {
  /** `now`: part of the caller's transaction; never dropped, never delayed. */
  publish(sql: Sql, stream: string, event: EventIn<'now'>): Promise<void>
  /** The same as a row, for a ledger function to insert in its own transaction. */
  outboxRow(stream: string, event: EventIn<'now'>): OutboxRow
  /** `chat`: numbered and stored. The answer is the sender's own echo; undefined when the show has ended. */
  say<N extends NameIn<'chat'>>(show: FeedShow, line: NewLine<N>, sender: Sender): Promise<EventOf<N> | undefined>
  /** `sum` and `latest`: gathered until the room's next tick. */
  gather(show: FeedShow, event: EventIn<'sum' | 'latest'>): void
  /** Sends the number of the newest line, so that a reader that missed it asks for it. */
  publishChatPosition(show: FeedShow): void
  /** Sends what is waiting. */
  close(): Promise<void>
}

export function createRoomPublisher(deps: FeedDeps): RoomPublisher {
  const feeds = new Map<string, Feed>()
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [stream, feed] of feeds) {
      if (now - feed.usedAt <= IDLE_MS) continue
      feeds.delete(stream)
      void feed.close()
    }
    deps.metrics.roomsOpen.set(feeds.size)
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

  deps.relay.onHandover((stream) => feeds.get(stream)?.handOver())

  return {
    publish,
    outboxRow,
    say: (show, line, sender) => feedOf(show).say(line, sender),
    gather: (show, event) => feedOf(show).gather(event),
    publishChatPosition: (show) => feedOf(show).publishChatPosition(),
    async close() {
      clearInterval(sweep)
      await Promise.all([...feeds.values()].map((f) => f.close()))
      await deps.relay.close()
    },
  }
}
