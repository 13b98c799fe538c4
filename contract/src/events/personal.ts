import * as z from 'zod/mini'
import { byLanguage } from '../language.ts'

const privateKinds = ['text', 'image', 'gift'] as const
export type PrivateKind = (typeof privateKinds)[number]

const flag = z.union([z.literal(0), z.literal(1)])

/** A message as both people see it. */
export const privateMessage = z.object({
  seq: z.int(),
  /** Sender. */
  uid: z.int(),
  kind: z.enum(privateKinds),
  /** The words; empty for a picture and a gift. */
  ct: z.string(),
  /** The picture's address and size; empty and 0 for anything else. */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  /** A gift that its sender gave the other in a live. */
  gift: z.optional(
    z.object({ giftid: z.int(), names: z.object(byLanguage(() => z.string())), gifticon: z.string(), nums: z.int(), coins: z.string() }),
  ),
  addtime: z.int(),
  /** Request id by the sender's device; empty for a gift. */
  client_request_id: z.string(),
  /** 1: the account of its sender was erased, and what it said with it. */
  erased: flag,
})
export type PrivateMessage = z.output<typeof privateMessage>

const between = {
  id: z.string(),
  /** Person who acted, and the other one of the conversation. */
  uid: z.int(),
  touid: z.int(),
}

/** Events of a person's own channel, for all of their devices. */
const personalEvent = z.union([
  /** A message, to its sender's devices as well. */
  z.object({ ...between, _method_: z.literal('PrivateMsg'), message: privateMessage }),
  /** Progress of `uid` in the messages of `touid`. */
  z.object({ ...between, _method_: z.literal('PrivateRead'), delivered: z.int(), read: z.int() }),
  /** `uid` took the conversation out of their list. */
  z.object({ ...between, _method_: z.literal('PrivateDel'), seq: z.int() }),
])
export type PersonalEvent = z.output<typeof personalEvent>

/** Undefined for what this release does not know. */
export function parsePersonalEvent(data: unknown): PersonalEvent | undefined {
  const parsed = personalEvent.safeParse(data)
  return parsed.success ? parsed.data : undefined
}
