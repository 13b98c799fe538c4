import * as z from 'zod/mini'
import type { EventDefinition } from './event.ts'
import { definitionOf, type EventIn, type EventName, type EventOf } from './index.ts'

/** An event with its name: `switch (name)` narrows `event`. */
export type NamedEvent = { [N in EventName]: { name: N; event: EventOf<N> } }[EventName]

const headSchema = z.object({ _method_: z.string(), action: z.int(), msgtype: z.int() })

/** `unknown`: an event of a newer server. `invalid`: no event, or one of ours whose fields are not as declared. */
function readEvent(data: unknown): NamedEvent | 'unknown' | 'invalid' {
  const head = headSchema.safeParse(data)
  if (!head.success) return 'invalid'
  const definition: EventDefinition | undefined = definitionOf(head.data)
  if (!definition) return 'unknown'
  const parsed = definition.schema.safeParse(data)
  return parsed.success ? ({ name: definition.name, event: parsed.data } as NamedEvent) : 'invalid'
}

/** An event as it came over the wire. Undefined when it is unknown or not as declared: a reader passes over it. Never throws. */
export function parseRoomEvent(data: unknown): NamedEvent | undefined {
  const read = readEvent(data)
  return typeof read === 'string' ? undefined : read
}

const frameSchema = z.object({
  _method_: z.literal('broadcast'),
  id: z.string(),
  from: z.int(),
  to: z.int(),
  skipped: z.int(),
  last: z.int(),
  events: z.array(z.unknown()),
})
type Frame = Omit<z.output<typeof frameSchema>, 'events'>

/**
 * A tick of the feed. Chat lines `from`..`to` are in it but for `skipped` of them; from > to means it carries no chat.
 * `last` is the newest line its sender knew of: a reader that knows less has missed something, even if nobody speaks again.
 */
export type FeedFrame = Frame & { events: EventIn<'chat' | 'sum' | 'latest'>[] }

export interface ParsedFrame extends Frame {
  events: NamedEvent[]
  /** Events passed over because a newer server sent them. */
  unknown: number
  /** Events passed over because they are not as declared. */
  invalid: number
}

/** A frame with the events that could be read; the others are counted. Undefined when it is no frame at all. Never throws. */
export function parseFeedFrame(data: unknown): ParsedFrame | undefined {
  const parsed = frameSchema.safeParse(data)
  if (!parsed.success) return undefined
  const read = parsed.data.events.map(readEvent)
  return {
    ...parsed.data,
    events: read.filter((e) => typeof e !== 'string'),
    unknown: read.filter((e) => e === 'unknown').length,
    invalid: read.filter((e) => e === 'invalid').length,
  }
}
