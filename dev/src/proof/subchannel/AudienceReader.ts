import { type Client, Live, Refusal, User } from '@nimbo/contract'
import { Centrifuge } from 'centrifuge'
import { readRoom } from '../../../../web/src/lib/realtime/readRoom.ts'
import type { Room } from '../openRoom.ts'

/** Union of what all readers of a room saw, by the first of them that saw it. */
export interface Witnessed {
  /** Hearts leave once a tick, so each of their events stands for a frame. */
  frames: Map<string, number>
  /** Times at which a reader asked for a missed line. */
  asked: number[]
}

/** One member of the audience: the page's own code, with a connection of its own. */
export class AudienceReader {
  /** Delay in milliseconds of each frame, after the first reader had it. */
  readonly frames = new Map<string, number>()
  readonly lines = new Set<number>()
  doubled = 0
  disconnects = 0
  refused = 0
  moves = 0
  /** Times at which the server sent this reader to another sub-channel. */
  readonly sentAt: number[] = []
  since = 0
  until = Infinity
  readonly #client: Client
  readonly #witnessed: Witnessed
  #stop: () => void = () => {}

  constructor(client: Client, witnessed: Witnessed) {
    this.#client = client
    this.#witnessed = witnessed
  }

  async join({ liveuid, stream }: Room): Promise<void> {
    const { usersign } = await this.#client.call(User.getUserSign, {})
    const { realtime, snapshot } = await this.#client.call(Live.enterRoom, { liveuid, stream })
    const centrifuge = new Centrifuge(realtime.url, { data: { usersign } })
    let feed = realtime.feed.channel
    await new Promise<void>((done) => {
      const reading = readRoom(centrifuge, {
        realtime,
        snapshot,
        isRefusal: (e) => e instanceof Refusal,
        refreshTokens: async (channel) => {
          if (channel !== feed) this.moves++
          feed = channel
          const tokens = await this.#client.call(Live.getRoomToken, { stream, feed: channel })
          if (tokens.move) this.sentAt.push(performance.now())
          return tokens
        },
        fetchSnapshot: () => this.#client.call(Live.getSnapshot, { stream }),
        fetchMessages: (after) => {
          this.#witnessed.asked.push(performance.now())
          return this.#client.call(Live.getMessages, { stream, after })
        },
        onEvents: (events) => events.forEach(({ name, event }) => this.#see(name, event)),
        onDropped: () => {},
        onSnapshot: () => {},
        onState: (state) => {
          if (state === 'refused') this.refused++
          if (state === 'connected') done()
        },
      })
      this.#stop = () => {
        reading.close()
        centrifuge.disconnect()
      }
      centrifuge.connect()
    })
    this.since = performance.now()
    centrifuge.on('connecting', () => this.disconnects++)
    centrifuge.on('disconnected', () => (this.until === Infinity ? this.disconnects++ : undefined))
  }

  /** Frames that left after the given moment are not for this reader any more. */
  leave(until: number): void {
    this.until = until
    this.#stop()
  }

  #see(name: string, event: { id: string; seq?: number }): void {
    if (event.seq !== undefined) this.lines.add(event.seq)
    if (name !== 'light') return
    const now = performance.now()
    const first = this.#witnessed.frames.get(event.id) ?? now
    if (first === now) this.#witnessed.frames.set(event.id, now)
    if (this.frames.has(event.id)) this.doubled++
    this.frames.set(event.id, now - first)
  }
}
