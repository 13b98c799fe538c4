import * as z from 'zod/mini'

/**
 * Transport of an event, which is part of its definition.
 * `now`: money, moderation, room state. Alone, through the outbox; never dropped, never delayed.
 * `chat`: a line of a person. Numbered, stored and answered to its sender; sampled above a room's budget.
 * `sum`: added up until the next tick.
 * `latest`: only the newest of its slot goes out with the next tick.
 */
export type Lane = 'now' | 'chat' | 'sum' | 'latest'

/** Fields that tell events apart on the wire; several events share a `_method_`. */
export interface EventHead {
  _method_: string
  action: number
  msgtype: number
}

const sender = {
  uid: z.int(),
  uname: z.string(),
  uhead: z.string(),
  level: z.int(),
  /** 30 viewer, 40 room admin, 50 anchor, 60 super-admin */
  usertype: z.int(),
  guard_type: z.int(),
}
export const senderSchema = z.object(sender)
export type Sender = z.output<typeof senderSchema>

/** Text that a person typed, and its translations where there are any. */
export const words = {
  ct: z.string(),
  ct_en: z.optional(z.string()),
  ct_fr: z.optional(z.string()),
  ct_ar: z.optional(z.string()),
  ct_es: z.optional(z.string()),
  ct_pt: z.optional(z.string()),
}

/** A text of ours is said in every language. A server of an earlier release has no `ct_zh`, and its events stay readable. */
export const systemWords = {
  ct: z.string(),
  ct_en: z.string(),
  ct_fr: z.string(),
  ct_ar: z.string(),
  ct_es: z.string(),
  ct_pt: z.string(),
  ct_zh: z.optional(z.string()),
}

/**
 * Fields that the room engine adds to every event of the chat lane. `seq` counts a show's lines without holes, so a reader can tell that
 * one is missing. `mid` is the sender's request id.
 */
const line = { seq: z.int(), mid: z.string(), at: z.number(), ...sender }
type LineShape = typeof line
export type LineField = keyof LineShape

type Fields = z.core.$ZodShape
type HeadShape<H extends EventHead> = {
  _method_: z.ZodMiniLiteral<H['_method_']>
  action: z.ZodMiniLiteral<H['action']>
  msgtype: z.ZodMiniLiteral<H['msgtype']>
  id: z.ZodMiniString<string>
}
type EventSchema<H extends EventHead, F extends Fields> = z.ZodMiniObject<HeadShape<H> & F>

export interface EventDefinition<
  N extends string = string,
  H extends EventHead = EventHead,
  L extends Lane = Lane,
  S extends z.ZodMiniObject = z.ZodMiniObject,
> {
  name: N
  head: H
  lane: L
  schema: S
}
/** `add` makes one event of two; it keeps the head and may be called any number of times before a tick. */
interface SumDefinition<N extends string, H extends EventHead, S extends z.ZodMiniObject> extends EventDefinition<N, H, 'sum', S> {
  add(earlier: z.output<S>, later: z.output<S>): z.output<S>
}
/** Slot of an event, of which only the newest is sent: a constant, or one per subject such as a battle's id. */
interface LatestDefinition<N extends string, H extends EventHead, S extends z.ZodMiniObject> extends EventDefinition<N, H, 'latest', S> {
  slot(event: z.output<S>): string
}

function schemaOf<H extends EventHead, F extends Fields>({ _method_, action, msgtype }: H, fields: F): EventSchema<H, F> {
  const head: HeadShape<H> = { _method_: z.literal(_method_), action: z.literal(action), msgtype: z.literal(msgtype), id: z.string() }
  return z.object({ ...head, ...fields })
}

export function nowEvent<N extends string, const H extends EventHead, F extends Fields>(
  name: N,
  head: H,
  fields: F,
): EventDefinition<N, H, 'now', EventSchema<H, F>> {
  return { name, head, lane: 'now', schema: schemaOf(head, fields) }
}

export function chatEvent<N extends string, const H extends EventHead, F extends Fields>(
  name: N,
  head: H,
  fields: F,
): EventDefinition<N, H, 'chat', EventSchema<H, LineShape & F>> {
  return { name, head, lane: 'chat', schema: schemaOf<H, LineShape & F>(head, { ...line, ...fields }) }
}

export function sumEvent<N extends string, const H extends EventHead, F extends Fields>(
  name: N,
  head: H,
  fields: F,
  add: SumDefinition<N, H, EventSchema<H, F>>['add'],
): SumDefinition<N, H, EventSchema<H, F>> {
  return { name, head, lane: 'sum', schema: schemaOf(head, fields), add }
}

export function latestEvent<N extends string, const H extends EventHead, F extends Fields>(
  name: N,
  head: H,
  fields: F,
  slot: LatestDefinition<N, H, EventSchema<H, F>>['slot'],
): LatestDefinition<N, H, EventSchema<H, F>> {
  return { name, head, lane: 'latest', schema: schemaOf(head, fields), slot }
}
