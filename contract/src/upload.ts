import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { int } from './scalars.ts'

/** What a picture is for. It decides how large it may be, how it is cut, and whether anybody may ever see it. */
export const uploadKinds = ['avatar', 'cover', 'certification', 'chat'] as const
export type UploadKind = (typeof uploadKinds)[number]
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type UploadType = (typeof uploadTypes)[number]

const object = z.uuid()

export const Upload = domain('Upload', {
  getCosInfo: call({
    specName: 'App.Upload.GetCosInfo',
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Where and how to upload one picture: a form good for this object, this size and this type only, for five minutes.',
    input: z.object({ kind: z.enum(uploadKinds), type: z.enum(uploadTypes), size: int(1, 20_000_000) }),
    output: z.object({
      object: z.string(),
      url: z.string(),
      /** To be sent before the file, in a multipart form whose last field is `file`. */
      fields: z.record(z.string(), z.string()),
    }),
    refusals: { TooLarge: 1001 },
  }),
  confirm: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['object'] },
    summary: 'Says that the object has arrived. It is checked and drawn anew before anybody sees it.',
    input: z.object({ object }),
    output: z.object({ state: z.enum(['checking', 'ready', 'refused']), url: z.string() }),
    refusals: { NotYours: 1001, NotArrived: 1002 },
  }),
  getState: call({
    auth: 'user',
    kind: 'query',
    summary: 'What became of an object I uploaded.',
    input: z.object({ object }),
    output: z.object({ state: z.enum(['waiting', 'checking', 'ready', 'refused']), url: z.string() }),
    refusals: { NotYours: 1001 },
  }),
})
