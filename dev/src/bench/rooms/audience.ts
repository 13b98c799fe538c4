import { type FeedFrame, Live, User } from '@nimbo/contract'
import type { CrowdPerson, Room } from '../crowd.ts'
import { openSocket, type Socket } from './openSocket.ts'

/** Part of the product's feed that one member of the audience has seen. */
export class Seen {
  frames = 0
  lines = 0
  skipped = 0
  hearts = 0
  /** The highest line so far: a lower one is doubled or out of order. */
  #last = 0
  disordered = 0
  /** Every frame's bytes as parsed, of the first reader only. */
  readonly kept: FeedFrame[] = []
  readonly #keeps: boolean

  constructor(keeps: boolean) {
    this.#keeps = keeps
  }

  take(frame: FeedFrame): void {
    this.frames += 1
    this.skipped += frame.skipped
    if (this.#keeps) this.kept.push(frame)
    for (const event of frame.events) {
      if ('seq' in event) {
        if (event.seq <= this.#last) this.disordered += 1
        this.#last = Math.max(this.#last, event.seq)
        this.lines += 1
      } else if (event._method_ === 'light') this.hearts += event.delta
    }
  }
}

export interface Member {
  seen: Seen
  socket: Socket
  /** Arrival time of each barrage, by its text. */
  barrages: Map<string, number>
}

/** Entrance as of a page: admission, tokens, connection and both channels. */
export async function join(person: CrowdPerson, { liveuid, stream }: Room, keeps = false): Promise<Member> {
  const { usersign } = await person.call(User.getUserSign, {})
  const { realtime } = await person.call(Live.enterRoom, { liveuid, stream })
  const seen = new Seen(keeps)
  const barrages = new Map<string, number>()
  const channels = [realtime.room, realtime.feed].map(({ channel, token }) => ({ channel, token }))
  const socket = await openSocket(realtime.url, { usersign }, channels, (channel, data) => {
    if (channel === realtime.feed.channel) seen.take(data as FeedFrame)
    else barrages.set((data as { content?: string }).content ?? '', performance.now())
  })
  return { seen, socket, barrages }
}

/** At most so many at a time, in their order. */
export async function inTurns<T, R>(items: readonly T[], atOnce: number, act: (item: T, n: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [n, item] of queue) results[n] = await act(item, n)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Work at an even rate, by a timetable: what is late is done at once, so that a busy machine does not lower the rate. */
export async function atRate(perSecond: number, seconds: number, act: (n: number) => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const running: Promise<unknown>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = started + (n * 1000) / perSecond - performance.now()
    if (due > 0) await new Promise((done) => setTimeout(done, due))
    running.push(act(n))
  }
  await Promise.all(running)
}
