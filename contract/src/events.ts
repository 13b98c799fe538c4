import * as z from 'zod/mini'

const sender = {
  uid: z.int(),
  uname: z.string(),
  uhead: z.string(),
  level: z.int(),
  /** 30 viewer, 40 room admin, 50 anchor, 60 super-admin */
  usertype: z.int(),
  guard_type: z.int(),
}
const senderSchema = z.object(sender)
export type Sender = z.output<typeof senderSchema>

/** Texts of one message per language; `ct` is Chinese in system texts and the text as typed in chat. */
const words = {
  ct: z.string(),
  ct_en: z.optional(z.string()),
  ct_fr: z.optional(z.string()),
  ct_ar: z.optional(z.string()),
  ct_es: z.optional(z.string()),
  ct_pt: z.optional(z.string()),
}

/** A line of chat. `seq` counts a show's lines without holes, so a reader can tell that one is missing. `mid` is the sender's request id. */
const chat = z.object({
  _method_: z.literal('SendMsg'),
  action: z.literal(0),
  msgtype: z.literal(2),
  id: z.string(),
  seq: z.int(),
  mid: z.string(),
  at: z.number(),
  ...sender,
  ...words,
})
/** People came in since the last frame: how many, and up to three of them. */
const enter = z.object({
  _method_: z.literal('SendMsg'),
  action: z.literal(0),
  msgtype: z.literal(0),
  id: z.string(),
  count: z.int(),
  sample: z.array(senderSchema).check(z.maxLength(3)),
})
const light = z.object({
  _method_: z.literal('light'),
  action: z.literal(2),
  msgtype: z.literal(0),
  id: z.string(),
  delta: z.int(),
  total: z.int(),
})
/** The audience as it is: how many people, and a few of them. */
const fans = z.object({
  _method_: z.literal('requestFans'),
  action: z.literal(3),
  msgtype: z.literal(0),
  id: z.string(),
  nums: z.int(),
  userlist: z.array(senderSchema),
})
/** 18: the show ended. 19: its anchor opened it on another device. */
const startEnd = z.object({
  _method_: z.literal('StartEndLive'),
  action: z.union([z.literal(18), z.literal(19)]),
  msgtype: z.literal(1),
  id: z.string(),
  reason: z.enum(['anchor', 'lost', 'moved']),
})
const system = z.object({ _method_: z.literal('SystemNot'), action: z.literal(13), msgtype: z.literal(4), id: z.string(), ...words })

export const roomEvent = z.union([chat, enter, light, fans, startEnd, system])
export type RoomEvent = z.output<typeof roomEvent>
export type ChatEvent = z.output<typeof chat>
export type EnterEvent = z.output<typeof enter>
export type FansEvent = z.output<typeof fans>
export type StartEndEvent = z.output<typeof startEnd>
export const chatEvent = chat

/**
 * P0 money, moderation and room state: each alone, through the outbox, never dropped or delayed.
 * P2 chat and P3 crowd figures: one frame per tick on the feed channel.
 */
export type ImmediateEvent = StartEndEvent | z.output<typeof system>
export type FeedEvent = Exclude<RoomEvent, ImmediateEvent>

/**
 * A tick of the feed. Chat lines `from`..`to` are in it but for `skipped` of them; from > to means it carries no chat.
 * `last` is the newest line its sender knew of: a reader that knows less has missed something, even if nobody speaks again.
 */
export const feedFrame = z.object({
  _method_: z.literal('broadcast'),
  id: z.string(),
  from: z.int(),
  to: z.int(),
  skipped: z.int(),
  last: z.int(),
  events: z.array(roomEvent),
})
export type FeedFrame = z.output<typeof feedFrame>
