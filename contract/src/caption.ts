import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { languages } from './language.ts'
import { int, nothing, stream, text } from './scalars.ts'

export const MAX_CAPTION = 300

/** Calls of `Live` that only somebody on air needs. */
export const Captions = domain('Live', {
  sendCaption: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'phrase', 'rev'] },
    summary:
      'What I am saying in my running show, as my device heard it: a phrase and its versions while it grows. Nobody gets one with a listed word, and none is stored.',
    input: z.object({
      stream,
      /** Names a phrase; the moment it began in epoch milliseconds. */
      phrase: int(1, 1e14),
      rev: int(0, 100_000),
      content: text(MAX_CAPTION),
      lang: z.enum(languages),
      final: z._default(int(0, 1), 0),
    }),
    output: nothing,
    refusals: { NotYours: 1001, SensitiveWord: 1002, Muted: 1003, Away: 1004, RoomEnded: 1005, NotOnAir: 1017 },
  }),
})
