import { type EventIn, type FeedFrame, isInLane, Live } from '@nimbo/contract'
import { Centrifuge } from 'centrifuge'
import type { SignedIn } from '../fixtures/person.ts'

const HOLE_WAIT_MS = 400

/** A viewer that only keeps what the contract promises: order by number, no repeats, holes filled by asking. */
export class LineReader {
  readonly seen = new Map<number, string>()
  repeatsDropped = 0
  holesFilled = 0
  frames = 0
  readonly #viewer: SignedIn
  readonly #stream: string
  #connection: Centrifuge | undefined
  #known: number
  #newest = 0
  #filling = false

  constructor(viewer: SignedIn, stream: string) {
    this.#viewer = viewer
    this.#stream = stream
    this.#known = 0
  }

  async open(liveuid: number): Promise<void> {
    const { client, usersign } = this.#viewer
    const { realtime, snapshot } = await client.call(Live.enterRoom, { liveuid, stream: this.#stream })
    for (const line of snapshot.messages) this.#keep(line)
    this.#connection = new Centrifuge(realtime.url, {
      data: { usersign },
      minReconnectDelay: 100,
      maxReconnectDelay: 500,
    })
    const { channel, token, offset, epoch } = realtime.feed
    const subscription = this.#connection.newSubscription(channel, {
      token,
      since: { offset, epoch },
      getToken: async () => (await client.call(Live.getRoomToken, { stream: this.#stream, feed: channel })).feed,
    })
    subscription.on('publication', ({ data }) => this.#read(data as FeedFrame))
    subscription.on('subscribed', ({ wasRecovering, recovered }) => {
      if (wasRecovering && !recovered) void this.fill()
    })
    subscription.subscribe()
    this.#connection.connect()
  }

  close(): void {
    this.#connection?.disconnect()
  }

  #read(frame: FeedFrame): void {
    this.frames++
    for (const event of frame.events) if (isInLane('chat', event)) this.#keep(event)
    this.#newest = Math.max(this.#newest, frame.last)
    if (this.#newest > this.#known) setTimeout(() => void this.fill(), HOLE_WAIT_MS)
  }

  #keep(line: EventIn<'chat'>): void {
    if (this.seen.has(line.seq)) this.repeatsDropped++
    else this.seen.set(line.seq, line.mid)
    while (this.seen.has(this.#known + 1)) this.#known++
    this.#newest = Math.max(this.#newest, line.seq)
  }

  /** Asks for what is missing after the last line known without a hole. */
  async fill(): Promise<void> {
    if (this.#filling || this.#newest <= this.#known) return
    this.#filling = true
    try {
      const { messages } = await this.#viewer.client.call(Live.getMessages, { stream: this.#stream, after: this.#known })
      this.holesFilled++
      for (const line of messages) if (!this.seen.has(line.seq)) this.#keep(line)
    } catch {
      setTimeout(() => void this.fill(), HOLE_WAIT_MS)
    } finally {
      this.#filling = false
    }
  }
}
