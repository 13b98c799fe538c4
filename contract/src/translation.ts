import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { stream, string, text, uid } from './scalars.ts'

/** A line of chat or a phrase of captions: nothing longer is said in a room. */
const MAX_TRANSLATED = 300

/** Calls of `Live` for those whose device translates nothing itself. */
export const Translation = domain('Live', {
  translate: call({
    auth: 'user',
    kind: 'query',
    summary:
      'Something said in a room I am in, in the language I ask in. `from` names the language it is in where the caller knows it; the answer says which one it was taken for, and carries the text as it was when that is already mine.',
    input: z.object({
      liveuid: uid,
      stream,
      content: text(MAX_TRANSLATED),
      from: z._default(string().check(z.regex(/^([a-z]{2,3}(-[A-Za-z]{2,4})?)?$/)), ''),
    }),
    output: z.object({ content: z.string(), from: z.string() }),
    refusals: { NotAdmitted: 1001, TranslatorOff: 1002, TranslatorAway: 1003, RoomEnded: 1005 },
  }),
})
