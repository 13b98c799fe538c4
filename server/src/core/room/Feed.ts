import { randomUUID } from 'node:crypto'
import {
  addEvents,
  CommonRefusals,
  definitionOf,
  type EventIn,
  type EventOf,
  isInLane,
  type NameIn,
  Refusal,
  type RoomEvent,
  type Sender,
  slotOf,
} from '@nimbo/contract'
import type { Centrifugo } from '../../platform/centrifugo.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { type Database, isUnavailable } from '../../platform/postgres.ts'
import { feedChannels } from './channels.ts'
import { FramePublisher } from './FramePublisher.ts'
import { type FrameRelay, LEASE_MS } from './FrameRelay.ts'
import { commitLineByLine, commitTick, type CommittedLine, lineEvent, type NewLine, storedFields, type TickLine } from './message.store.ts'
import { contiguousRuns, mergeParts, type TickPart } from './TickPart.ts'
import { lineBudget, sample, tickMs } from './tick.ts'

export interface FeedDeps {
  db: Database
  centrifugo: Centrifugo
  relay: FrameRelay
  metrics: Metrics
  log: Log
  /** By which ticks are counted. */
  clock?: Clock
}
/** State of a show that the feed needs to serve it. */
export interface FeedShow {
  id: bigint
  stream: string
  viewers: number
  /** The newest line of chat when the show was read. */
  messageSeq: number
  /** Readers are spread over the first so many sub-channels. */
  readerChannels: number
  /** Frames go to the first so many. */
  frameChannels: number
  /** Time of the last change of either. */
  channelsAt: Date
}

interface PendingLine extends TickLine {
  sender: Sender
  done(line: EventIn<'chat'> | undefined): void
  failed(reason: unknown): void
}

const MAX_PENDING_LINES = 2_000
const MAX_SLOTS = 200
/** Lines committed by another process a moment earlier are on their way; readers would ask for them. */
const HOLE_MS = 25
/** By then the lease of a publisher that ended has ended too. */
const ABANDONED_MS = LEASE_MS + 200

/**
 * One room's chat, sum and latest lanes in this process: gathers for a tick, commits lines and hearts together and sends
 * one frame, or its part of one to the process that publishes this room. A line is answered once it is committed; sending goes on
 * behind the answer.
 */
export class Feed {
  readonly #deps: FeedDeps
  readonly #publisher: FramePublisher
  readonly #clock: Clock
  #show: FeedShow
  #last = 0
  #lines: PendingLine[] = []
  #sums = new Map<string, EventIn<'sum'>>()
  #latest = new Map<string, EventIn<'latest'>>()
  #positionDue = false
  #handedOver = false
  #sentAt = 0
  /** The newest line this process published. */
  #published = 0
  #abandoned: NodeJS.Timeout | undefined
  #ticking: Promise<void> | undefined
  usedAt = performance.now()

  constructor(show: FeedShow, deps: FeedDeps) {
    this.#show = show
    this.#last = show.messageSeq
    this.#deps = deps
    this.#clock = deps.clock ?? systemClock
    // Asked at each attempt: a frame that waited for Centrifugo goes to whoever reads by then.
    const channels = () => feedChannels(this.#show.stream, this.#show.frameChannels)
    this.#publisher = new FramePublisher(channels, deps.centrifugo, deps.metrics, deps.log)
  }

  update(show: FeedShow): void {
    // Calls that overlap hand in what they read in any order; an older split would leave the newest sub-channels out.
    const { readerChannels, frameChannels, channelsAt } = show.channelsAt >= this.#show.channelsAt ? show : this.#show
    this.#show = { ...show, readerChannels, frameChannels, channelsAt }
    this.#last = Math.max(this.#last, show.messageSeq)
    this.usedAt = performance.now()
  }

  /** The line as everybody gets it; undefined when the show has ended. */
  async say<N extends NameIn<'chat'>>(line: NewLine<N>, sender: Sender): Promise<EventOf<N> | undefined> {
    if (this.#lines.length >= MAX_PENDING_LINES) throw new Refusal('room', 'Busy', CommonRefusals.Busy)
    // The database gives a UUID back in small letters, whichever way it was written.
    const requestId = line.requestId.toLowerCase()
    const tickLine = { uid: sender.uid, event: line.event, requestId, ...storedFields(line, sender) }
    const said = await new Promise<EventIn<'chat'> | undefined>((done, failed) => {
      this.#lines.push({ ...tickLine, sender, done, failed })
      this.#tick()
    })
    return said as EventOf<N> | undefined
  }

  gather(event: EventIn<'sum' | 'latest'>): void {
    if (isInLane('sum', event)) this.#add(event)
    else this.#replace(event)
    this.#tick()
  }

  /** Readers learn how far the chat has come, so that one that missed the last line asks for it. */
  publishChatPosition(): void {
    this.#positionDue = true
    this.#tick()
  }

  /** Another process handed over a part for this room's next frame. */
  handOver(): void {
    this.#handedOver = true
    this.usedAt = performance.now()
    this.#tick()
  }

  async idle(): Promise<void> {
    await this.#ticking
    await this.#publisher.idle()
  }

  /** Sends what is waiting, here and with the relay, and leaves the room to the other processes. */
  async close(): Promise<void> {
    clearTimeout(this.#abandoned)
    await this.#ticking
    this.#push(mergeParts(await this.#deps.relay.release(this.#show.stream)))
    await this.#publisher.idle()
  }

  #add(event: EventIn<'sum'>): void {
    const { name } = definitionOf(event)!
    const earlier = this.#sums.get(name)
    this.#sums.set(name, earlier ? addEvents(earlier, event) : event)
  }
  #replace(event: EventIn<'latest'>): void {
    const slot = slotOf(event)
    this.#latest.delete(slot)
    if (this.#latest.size >= MAX_SLOTS) this.#latest.delete(this.#latest.keys().next().value!)
    this.#latest.set(slot, event)
  }

  get #isOwnDue(): boolean {
    return this.#lines.length > 0 || this.#sums.size > 0 || this.#latest.size > 0 || this.#positionDue
  }

  #tick(): void {
    this.#ticking ??= this.#run()
  }

  async #run(): Promise<void> {
    try {
      while (this.#isOwnDue || this.#handedOver) {
        await this.#clock.sleep(this.#wait())
        await this.#flush()
      }
    } finally {
      // In the same turn as the last look: what comes a moment later would find a run that no longer looks.
      this.#ticking = undefined
    }
  }

  /**
   * Delay of the next frame. Events that were handed over have waited for a tick already: they only keep a tick's distance from the last
   * frame.
   */
  #wait(): number {
    const tick = tickMs(this.#show.viewers)
    return this.#handedOver ? Math.max(0, Math.min(tick, this.#sentAt + tick - this.#clock.now())) : tick
  }

  async #flush(): Promise<void> {
    const isOwnDue = this.#isOwnDue
    const lines = this.#lines
    const gathered = [...this.#latest.values(), ...this.#sums.values()]
    this.#lines = []
    this.#sums = new Map()
    this.#latest = new Map()
    this.#positionDue = false
    this.#handedOver = false
    if (!isOwnDue) return this.#send(undefined)
    const hearts = gathered.find(isHearts)
    const others = gathered.filter((event) => event !== hearts)
    try {
      const committed = await this.#commit(hearts?.delta ?? 0, lines)
      if (!committed) return lines.forEach((l) => l.done(undefined))
      for (const [line, reason] of committed.failed) line.failed(reason)
      const chat = answerLines(
        lines.filter((line) => !committed.failed.has(line)),
        committed.lines,
      )
      await this.#sendOwn(chat, hearts ? [...others, { ...hearts, total: committed.lights }] : others)
    } catch (e) {
      this.#deps.log.warn({ stream: this.#show.stream, lines: lines.length, err: e }, 'room tick failed')
      for (const line of lines) line.failed(e)
      // Events that are not stored do not depend on the database.
      if (others.length > 0) await this.#sendOwn([], others)
    }
  }

  async #commit(
    lights: number,
    lines: readonly PendingLine[],
  ): Promise<{ lights: number; lines: CommittedLine[]; failed: Map<PendingLine, unknown> } | undefined> {
    const failed = new Map<PendingLine, unknown>()
    if (lights === 0 && lines.length === 0) return { lights: 0, lines: [], failed }
    const { db, log } = this.#deps
    const { id, stream } = this.#show
    try {
      const tick = await db.query((sql) => commitTick(sql, id, lights, lines))
      return tick && { ...tick, failed }
    } catch (e) {
      if (isUnavailable(e) || lines.length === 0) throw e
      log.warn({ stream, lines: lines.length, err: e }, 'room tick failed, trying line by line')
      return db.transaction((sql) => commitLineByLine(sql, id, lights, lines))
    }
  }

  #sendOwn(chat: EventIn<'chat'>[], events: EventIn<'sum' | 'latest'>[]): Promise<void> {
    this.#last = Math.max(this.#last, chat.at(-1)?.seq ?? 0)
    return this.#send({ chat, events, last: this.#last })
  }

  async #send(own: TickPart | undefined): Promise<void> {
    const { relay } = this.#deps
    const parts = await relay.exchange(this.#show.stream, own)
    if (!parts) {
      this.#published = 0
      if (own) this.#watchPublisher()
      return
    }
    let tick = mergeParts(parts)
    if (tick && this.#hasHole(tick)) {
      await this.#clock.sleep(HOLE_MS)
      tick = mergeParts([tick, ...((await relay.exchange(this.#show.stream)) ?? [])])
    }
    this.#push(tick)
  }

  /** A publisher that is still there after this has taken the part; otherwise this process takes the room over. */
  #watchPublisher(): void {
    clearTimeout(this.#abandoned)
    this.#abandoned = setTimeout(() => this.handOver(), ABANDONED_MS).unref()
  }

  #hasHole({ chat }: TickPart): boolean {
    return this.#published > 0 && chat.some(({ seq }, i) => seq !== (chat[i - 1]?.seq ?? this.#published) + 1)
  }

  #push(tick: TickPart | undefined): void {
    if (!tick) return
    const { chat, events, last } = tick
    this.#last = Math.max(this.#last, last)
    this.#published = Math.max(this.#published, chat.at(-1)?.seq ?? 0)
    this.#sentAt = this.#clock.now()
    const [first = [], ...runs] = contiguousRuns(chat)
    this.#pushFrame(first, events)
    for (const run of runs) this.#pushFrame(run, [])
  }

  #pushFrame(chat: EventIn<'chat'>[], events: EventIn<'sum' | 'latest'>[]): void {
    const { kept, skipped } = sample(chat, lineBudget(this.#show.viewers))
    this.#deps.metrics.linesSkipped.inc(skipped)
    this.#publisher.push({
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

/** Hearts are the one sum with a total that outlives the process: it is stored with the tick. */
function isHearts(event: RoomEvent): event is EventOf<'light'> {
  return definitionOf(event)?.name === 'light'
}

/** Answers each sender with their line as committed, and gives back the lines nobody has been sent yet. */
function answerLines(pending: readonly PendingLine[], committed: readonly CommittedLine[]): EventIn<'chat'>[] {
  const lines = new Map(committed.map((line) => [`${line.uid}:${line.requestId}`, line]))
  const fresh = new Map<number, EventIn<'chat'>>()
  for (const p of pending) {
    const line = lines.get(`${p.uid}:${p.requestId}`)
    const event = line && lineEvent(line, p.sender)
    if (line?.fresh && event) fresh.set(line.seq, event)
    p.done(event)
  }
  return [...fresh.values()].toSorted((a, b) => a.seq - b.seq)
}
