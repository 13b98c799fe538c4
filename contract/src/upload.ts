import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { int } from './scalars.ts'

/**
 * Purpose of a file. It decides how large it may be, how it is encoded again, and whether anybody may ever see it. All but a video are
 * pictures.
 */
export const uploadKinds = ['avatar', 'cover', 'certification', 'chat', 'video'] as const
export type UploadKind = (typeof uploadKinds)[number]
export type ImageKind = Exclude<UploadKind, 'video'>
/** Types of pictures. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type UploadType = (typeof uploadTypes)[number]
export const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export type VideoType = (typeof videoTypes)[number]

const object = z.uuid()

export const Upload = domain('Upload', {
  getCosInfo: call({
    specName: 'App.Upload.GetCosInfo',
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary:
      'Where and how to upload one file: a form good for this object, this size and this type only, for five minutes; an hour for a video.',
    input: z.object({ kind: z.enum(uploadKinds), type: z.enum([...uploadTypes, ...videoTypes]), size: int(1, 2_000_000_000) }),
    output: z.object({
      object: z.string(),
      url: z.string(),
      /** To be sent before the file, in a multipart form whose last field is `file`. */
      fields: z.record(z.string(), z.string()),
    }),
    refusals: { TooLarge: 1001, WrongType: 1002 },
  }),
  confirm: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['object'] },
    summary:
      'Says that a picture has arrived. It is checked and drawn anew before anybody sees it. A video is published with `Video.setVideo` instead.',
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
