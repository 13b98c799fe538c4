import { isInLane } from '@nimbo/contract'
import type { EventName, EventOf, NamedEvent, RoomEvent } from '@nimbo/contract'
import type { ComponentType } from 'react'

/** Lines kept: a room of thousands says more than a phone can hold. */
export const MAX_LINES = 200
const MAX_REMOVALS = 200
/** New lines of a kind that folds, in one second: more cannot be read. */
const MAX_A_SECOND = 4

export type LineStatus = 'sent' | 'pending' | 'failed'
export interface LineProps<N extends EventName = EventName> {
  event: EventOf<N>
  status: LineStatus
  /** Others that have no line of their own and are counted on this one. */
  folded: number
}
/** Definition of an event's line in the chat. */
export interface LineDefinition<N extends EventName = EventName> {
  draw: ComponentType<LineProps<N>>
  /** Key that stays the same when a pending line is answered; the event's id unless defined. */
  key?(event: EventOf<N>): string
  /** The event without the people somebody blocked; undefined when nothing of it is left. */
  shownTo?(event: EventOf<N>, blocked: ReadonlySet<number>): EventOf<N> | undefined
  /** Takes the place of a line of its own kind that stands last. */
  merges?: boolean
  /** Merged event of the line that already has its key, which keeps its place. */
  grows?(shown: EventOf<N>, next: EventOf<N>): EventOf<N>
  /** The second it counts to: beyond a few in one second the others are folded into the last of them. Undefined: never folded. */
  secondOf?(event: EventOf<N>): number | undefined
}

/** Chat stands by its number, everything else after the chat known when it came; what has no number yet stands last. */
export interface Line {
  key: string
  name: EventName
  event: RoomEvent
  status: LineStatus
  seq: number
  after: number
  folded: number
}
export interface LineBuffer {
  items: readonly Line[]
  /** The highest number seen: how many lines of chat the show has. */
  newest: number
  /** Numbered lines of blocked people that came since, so that nobody is told of new lines they cannot see. */
  hidden: number
  arrivals: number
  /** Removed lines: a copy that comes late is not shown either. */
  removed: readonly Removal[]
}
/** Lines taken away for everybody: those numbered in `seqs`, and everything `uid` said up to `upto`. */
export interface Removal {
  seqs: readonly number[]
  uid: number
  upto: number
}
/** By event name; the names a room has lines for. */
export type LineDefinitions = ReadonlyMap<EventName, LineDefinition>

/** Numbered lines this reader could see so far. */
export const shownCount = ({ newest, hidden }: Pick<LineBuffer, 'newest' | 'hidden'>) => newest - hidden

export const noLines: LineBuffer = { items: [], newest: 0, hidden: 0, arrivals: 0, removed: [] }

/** Adds a batch and sorts once. A call's answer, the feed and a filled hole may all bring the same line: its number decides. */
export function addLines(
  buffer: LineBuffer,
  events: readonly NamedEvent[],
  definitions: LineDefinitions,
  blocked: ReadonlySet<number>,
): LineBuffer {
  const lines = new Map(buffer.items.map((line) => [line.key, line]))
  const numbers = new Set(buffer.items.filter((line) => line.after === 0).map((line) => line.seq))
  let { newest, hidden, arrivals } = buffer
  let last = buffer.items.findLast((line) => line.seq !== Infinity)

  for (const { name, event } of events) {
    const definition = definitions.get(name)
    if (!definition) continue
    const number = isInLane('chat', event) ? event.seq : undefined
    if (number !== undefined && numbers.has(number)) continue
    if (number !== undefined && isRemoved(event, buffer.removed)) {
      if (number > newest) hidden += 1
      newest = Math.max(newest, number)
      continue
    }
    const key = definition.key?.(event) ?? event.id
    const shown = lines.get(key)
    if (shown && definition.grows) {
      lines.set(key, { ...shown, event: definition.grows(shown.event, event) })
      continue
    }
    const crowd = crowdOf(lines, name, event, definition)
    if (crowd) {
      lines.set(crowd.key, { ...crowd, folded: crowd.folded + 1 })
      continue
    }
    if (number === undefined) {
      arrivals += 1
      if (definition.merges && last?.name === name) lines.delete(last.key)
    } else {
      numbers.add(number)
      if (number > newest && definition.shownTo && !definition.shownTo(event, blocked)) hidden += 1
      newest = Math.max(newest, number)
    }
    const place = number === undefined ? { seq: newest, after: arrivals } : { seq: number, after: 0 }
    const line: Line = { key, name, event, status: 'sent', folded: 0, ...place }
    lines.set(line.key, line)
    if (!last || byPlace(line, last) > 0) last = line
  }
  return { ...buffer, items: bounded([...lines.values()]), newest, hidden, arrivals }
}

/** The line an event is folded into: the last of its kind in a second that already has as many as can be read. */
function crowdOf(lines: ReadonlyMap<string, Line>, name: EventName, event: RoomEvent, { secondOf }: LineDefinition): Line | undefined {
  const second = secondOf?.(event)
  if (second === undefined) return undefined
  const crowd = [...lines.values()].filter((line) => line.name === name && secondOf?.(line.event) === second)
  return crowd.length < MAX_A_SECOND ? undefined : crowd.at(-1)
}

/** Only the newest removals are kept: what is older than every line here cannot come again. */
export function removeLines(buffer: LineBuffer, removals: readonly Removal[]): LineBuffer {
  const removed = [...buffer.removed, ...removals].slice(-MAX_REMOVALS)
  return { ...buffer, items: buffer.items.filter(({ event, status }) => status !== 'sent' || !isRemoved(event, removals)), removed }
}

function isRemoved(event: RoomEvent, removals: readonly Removal[]): boolean {
  if (!isInLane('chat', event)) return false
  return removals.some(({ seqs, uid, upto }) => seqs.includes(event.seq) || (event.uid === uid && event.seq <= upto))
}

/** A line that stands before the server has answered. */
export function addPending(buffer: LineBuffer, line: Pick<Line, 'key' | 'name' | 'event'>): LineBuffer {
  return { ...buffer, items: bounded([...buffer.items, { ...line, status: 'pending', seq: Infinity, after: 0, folded: 0 }]) }
}

/** An answer that came in the meantime wins. */
export function markLine(buffer: LineBuffer, key: string, status: 'pending' | 'failed'): LineBuffer {
  return { ...buffer, items: buffer.items.map((line) => (line.key === key && line.status !== 'sent' ? { ...line, status } : line)) }
}

/** Lines of blocked people are left out of what is drawn and stay in the buffer, so that unblocking brings them back. */
export function shownLines(items: readonly Line[], definitions: LineDefinitions, blocked: ReadonlySet<number>): readonly Line[] {
  if (blocked.size === 0) return items
  return items.flatMap((line) => {
    const shownTo = definitions.get(line.name)?.shownTo
    const event = shownTo ? shownTo(line.event, blocked) : line.event
    return event === undefined ? [] : [event === line.event ? line : { ...line, event }]
  })
}

/** Lines of a reader while newer ones push them out of the buffer: as they were, without those removed since. */
export function heldLines(held: readonly Line[], { items, removed }: LineBuffer): readonly Line[] {
  const now = new Map(items.map((line) => [line.key, line]))
  return held.filter(({ event, status }) => status !== 'sent' || !isRemoved(event, removed)).map((line) => now.get(line.key) ?? line)
}

function bounded(lines: Line[]): Line[] {
  return lines.toSorted(byPlace).slice(-MAX_LINES)
}

export function byPlace(a: Line, b: Line): number {
  return a.seq === b.seq ? a.after - b.after : a.seq - b.seq
}
