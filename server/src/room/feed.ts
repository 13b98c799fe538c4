import { randomUUID } from 'node:crypto'
import type { ChatEvent, FeedEvent, Sender } from '@nimbo/contract'
import type { Centrifugo } from '../platform/centrifugo.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Database } from '../platform/postgres.ts'
import { feedChannels } from './channels.ts'
import { asChatEvent, commitTick, type CommittedLine, type NewLine } from './message.store.ts'
import { FramePublisher } from './publisher.ts'
import { lineBudget, sample, tickMs } from './tick.ts'

export interface FeedDeps {
  db: Database
  centrifugo: Centrifugo
  metrics: Metrics
  log: Log
}
/** What the feed must know of a show to serve it. */
export interface FeedShow {
  id: bigint
  stream: string
  viewers: number
  /** The newest line of chat when the show was read. */
  messageSeq: number
}

interface PendingLine extends NewLine {
  sender: Sender
  done(line: ChatEvent | undefined): void
  failed(reason: unknown): void
}

const MAX_PENDING_LINES = 2_000
const SAMPLE_ENTRIES = 3

/**
 * One room's P2 and P3 lanes in this process: gathers chat, hearts and entries for a tick, commits them together and
 * sends one frame. A line is answered once it is committed; sending goes on behind the answer.
 */
export class Feed {
  readonly #deps: FeedDeps
  readonly #publisher: FramePublisher
  #show: FeedShow
  #last = 0
  #lines: PendingLine[] = []
  #lights = 0
  #entered: Sender[] = []
  #enteredCount = 0
  #extra: FeedEvent[] = []
  #reminding = false
  #ticking: Promise<void> | undefined
  usedAt = performance.now()

  constructor(show: FeedShow, deps: FeedDeps) {
    this.#show = show
    this.#last = show.messageSeq
    this.#deps = deps
    this.#publisher = new FramePublisher(deps.centrifugo, deps.metrics, deps.log)
  }

  update(show: FeedShow): void {
    this.#show = show
    this.#last = Math.max(this.#last, show.messageSeq)
    this.usedAt = performance.now()
  }

  /** The line as everybody gets it; undefined when the show has ended. */
  say(line: NewLine, sender: Sender): Promise<ChatEvent | undefined> {
    if (this.#lines.length >= MAX_PENDING_LINES) return Promise.reject(new Error('too many lines are waiting'))
    return new Promise((done, failed) => {
      this.#lines.push({ ...line, sender, done, failed })
      this.#tick()
    })
  }
  light(count: number): void {
    this.#lights += count
    this.#tick()
  }
  entered(sender: Sender): void {
    this.#enteredCount++
    if (this.#entered.length < SAMPLE_ENTRIES) this.#entered.push(sender)
    this.#tick()
  }
  /** A figure that replaces its predecessor, such as the audience. */
  show(event: FeedEvent): void {
    this.#extra = [...this.#extra.filter((e) => e._method_ !== event._method_), event]
    this.#tick()
  }

  /** Tells readers how far the chat has come, so that one that missed the last line asks for it. */
  remind(): void {
    this.#reminding = true
    this.#tick()
  }

  async idle(): Promise<void> {
    await this.#ticking
    await this.#publisher.idle()
  }

  get #waiting(): boolean {
    return this.#lines.length > 0 || this.#lights > 0 || this.#enteredCount > 0 || this.#extra.length > 0 || this.#reminding
  }

  #tick(): void {
    this.#ticking ??= this.#run().finally(() => (this.#ticking = undefined))
  }

  async #run(): Promise<void> {
    while (this.#waiting) {
      await new Promise((done) => setTimeout(done, tickMs(this.#show.viewers)))
      await this.#flush()
    }
  }

  async #flush(): Promise<void> {
    const lines = this.#lines
    const lights = this.#lights
    const events = this.#takeFigures()
    this.#lines = []
    this.#lights = 0
    this.#reminding = false
    try {
      const committed = await this.#commit(lights, lines)
      if (!committed) return lines.forEach((l) => l.done(undefined))
      if (lights > 0) {
        events.push({ _method_: 'light', action: 2, msgtype: 0, id: randomUUID(), delta: lights, total: committed.lights })
      }
      this.#send(answerLines(lines, committed.lines), events)
    } catch (e) {
      for (const line of lines) line.failed(e)
    }
  }

  async #commit(lights: number, lines: readonly PendingLine[]): Promise<{ lights: number; lines: CommittedLine[] } | undefined> {
    if (lights === 0 && lines.length === 0) return { lights: 0, lines: [] }
    return this.#deps.db.read((tx) => commitTick(tx, this.#show.id, lights, lines))
  }

  #takeFigures(): FeedEvent[] {
    const events = this.#extra
    if (this.#enteredCount > 0) {
      events.push({ _method_: 'SendMsg', action: 0, msgtype: 0, id: randomUUID(), count: this.#enteredCount, sample: this.#entered })
    }
    this.#extra = []
    this.#entered = []
    this.#enteredCount = 0
    return events
  }

  #send(chat: ChatEvent[], events: FeedEvent[]): void {
    this.#last = Math.max(this.#last, chat.at(-1)?.seq ?? 0)
    const { kept, skipped } = sample(chat, lineBudget(this.#show.viewers))
    this.#deps.metrics.linesSkipped.inc(skipped)
    this.#publisher.push(feedChannels(this.#show.stream, this.#show.viewers), {
      _method_: 'broadcast',
      id: randomUUID(),
      from: chat[0]?.seq ?? 1,
      to: chat.at(-1)?.seq ?? 0,
      skipped,
      last: this.#last,
      events: [...kept, ...events],
    })
  }
}

/** Answers each sender with their line as committed, and gives back the lines nobody has been sent yet. */
function answerLines(pending: readonly PendingLine[], committed: readonly CommittedLine[]): ChatEvent[] {
  const lines = new Map(committed.map((line) => [`${line.uid}:${line.requestId}`, line]))
  const fresh = new Map<number, ChatEvent>()
  for (const p of pending) {
    const line = lines.get(`${p.uid}:${p.requestId}`)
    const event = line && asChatEvent(line, p.sender)
    if (line?.fresh && event) fresh.set(line.seq, event)
    p.done(event)
  }
  return [...fresh.values()].toSorted((a, b) => a.seq - b.seq)
}
