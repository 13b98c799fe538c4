import * as z from 'zod/mini'
import { latestEvent } from './event.ts'

/**
 * Caption of the anchor's speech, as their device heard it. A phrase grows while it is spoken: `rev` counts its versions, and a reader
 * keeps the highest. Nothing of it is stored. Phrases have slots of their own, so that the end of one is not lost to the beginning of the
 * next.
 */
export const caption = latestEvent(
  'caption',
  { _method_: 'LiveCaption', action: 1, msgtype: 31 },
  {
    phrase: z.int(),
    rev: z.int(),
    content: z.string(),
    /** The language it is spoken in, by the product's own names. */
    lang: z.string(),
    final: z.union([z.literal(0), z.literal(1)]),
  },
  ({ phrase }) => `caption:${phrase}`,
)
