import { addEvents, definitionOf, type EventIn, isInLane, slotOf } from '@nimbo/contract'

/** Contribution of one process to a room's next frame. */
export interface TickPart {
  /** Committed lines, by number. */
  chat: EventIn<'chat'>[]
  events: EventIn<'sum' | 'latest'>[]
  /** The newest line this process knows of. */
  last: number
}

/** Adds sums, and keeps the newest of each slot. An event of a newer build is passed on as it is. */
export function mergeParts(parts: readonly TickPart[]): TickPart | undefined {
  if (parts.length <= 1) return parts[0]
  const chat = new Map<number, EventIn<'chat'>>()
  const events = new Map<string, EventIn<'sum' | 'latest'>>()
  for (const part of parts) {
    for (const line of part.chat) chat.set(line.seq, line)
    for (const event of part.events) {
      const name = definitionOf(event)?.name
      if (name === undefined) events.set(`unknown:${events.size}`, event)
      else if (isInLane('sum', event)) {
        const earlier = events.get(`sum:${name}`) as EventIn<'sum'> | undefined
        events.set(`sum:${name}`, earlier ? addEvents(earlier, event) : event)
      } else events.set(`latest:${slotOf(event)}`, event)
    }
  }
  return {
    chat: [...chat.values()].toSorted((a, b) => a.seq - b.seq),
    events: [...events.values()],
    last: Math.max(0, ...parts.map((part) => part.last)),
  }
}

/** Lines in runs without a hole: a frame says "from … to", and a reader takes what is between for known. */
export function contiguousRuns(chat: readonly EventIn<'chat'>[]): EventIn<'chat'>[][] {
  const runs: EventIn<'chat'>[][] = []
  for (const line of chat) {
    const run = runs.at(-1)
    if (run && run.at(-1)!.seq + 1 === line.seq) run.push(line)
    else runs.push([line])
  }
  return runs
}
