import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { flag, int, moment, nothing, optionalText, string, text } from '../scalars.ts'
import { nameFields } from './nameFields.ts'

/** Numbers of gifts are numbers of backpack items, too, of which there are so many. */
export const MAX_GIFTS = 511
export const MAX_GIFT_PRICE = 20_000
const id = int(1, MAX_GIFTS)
const name = text(40)
/** A file of the page or one that was uploaded and found good. */
const file = string().check(z.maxLength(80), z.regex(/^\/(gifts|media\/gift)\/[\w-]+\.(svg|webp)$/))
/** A scene by its name, or a file; empty: none. */
const effect = z._default(string().check(z.maxLength(80), z.regex(/^$|^[a-z-]+$|^\/(effects|media\/gift)\/[\w-]+\.(json|mp4)$/)), '')
const type = z.union([z.literal(0), z.literal(1), z.literal(3)])
const mark = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

export const giftStates = ['offered', 'planned', 'over', 'retired'] as const
export type GiftState = (typeof giftStates)[number]

export const giftFileKinds = ['picture', 'lottie', 'video'] as const
export type GiftFileKind = (typeof giftFileKinds)[number]
/** Size limits of files as sent; the stored ones are smaller. */
export const giftFileBytes: Record<GiftFileKind, number> = { picture: 2_000_000, lottie: 300_000, video: 16_000_000 }
export const giftFileStates = ['waiting', 'checking', 'ready', 'refused'] as const

const given = {
  ...nameFields(name),
  price: int(1, MAX_GIFT_PRICE),
  type: int(0, 3).check(z.refine((value) => value !== 2)),
  mark: z._default(int(0, 3), 0),
  icon: file,
  effect,
  position: z._default(int(0, 9_999), 0),
  from: moment,
  until: moment,
}
const givenNames = Object.keys(given) as (keyof typeof given)[]
const unsaved = { BadPeriod: 1001, NoSuchFile: 1002, EconomyRefused: 1003 } as const

/** Gifts: names, prices, pictures and effects. The app shows a change within seconds. */
export const Catalogue = domain('Catalogue', {
  getGifts: call({
    auth: 'user',
    kind: 'query',
    summary: 'Every gift there is or was, cheapest first.',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.int(),
        ...nameFields(z.string()),
        price: z.int(),
        type,
        mark,
        icon: z.string(),
        effect: z.string(),
        effect_type: mark,
        /** Seconds it plays. */
        effect_time: z.int(),
        position: z.int(),
        from: z.int(),
        until: z.int(),
        state: z.enum(giftStates),
      }),
    ),
  }),
  check: call({
    auth: 'user',
    kind: 'query',
    summary: 'What an anchor gets for a gift, and whether more could be taken out of the whole economy than was paid in.',
    input: z.object({ price: given.price, type: given.type }),
    output: z.object({
      /** Votes for a hundred coins, and for this gift. */
      percent: z.int(),
      votes: z.int(),
      safe: flag,
      /** The most that can be taken out of one paid in, and how much of it may be, as decimals. */
      payback: z.string(),
      limit: z.string(),
      /** The way it is taken out, or what is wrong. */
      lines: z.array(z.string()),
    }),
  }),
  create: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Adds a gift. It is on offer from `from`, or at once.',
    input: z.object(given),
    output: z.object({ id: z.int() }),
    refusals: { ...unsaved, Full: 1004 },
  }),
  change: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id', ...givenNames] },
    summary: 'Changes a gift. Whoever was shown another price is asked again before a coin leaves.',
    input: z.object({ id, ...given }),
    output: nothing,
    refusals: { ...unsaved, NoSuchGift: 1004 },
  }),
  retire: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Takes a gift off offer. Those in backpacks can still be given.',
    input: z.object({ id, reason: optionalText(300) }),
    output: nothing,
    refusals: { NoSuchGift: 1001 },
  }),
  restore: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Brings a retired gift back on offer, in its season.',
    input: z.object({ id }),
    output: nothing,
    refusals: { NoSuchGift: 1001 },
  }),
  addFile: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Where to PUT a file for a gift, once and within ten minutes.',
    input: z.object({ kind: z.enum(giftFileKinds) }),
    output: z.object({ object: z.string(), url: z.string() }),
  }),
  getFile: call({
    auth: 'user',
    kind: 'query',
    summary: 'Whether a file was found good, and its address then.',
    input: z.object({ object: z.uuid() }),
    output: z.object({ state: z.enum(giftFileStates), reason: z.string(), address: z.string(), seconds: z.int() }),
    refusals: { NoSuchFile: 1001 },
  }),
})
