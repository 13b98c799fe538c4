import * as z from 'zod/mini'
import { appealGrounds, appealStates, appealSubjects } from '../appeal.ts'
import { call, domain } from '../call.ts'
import { int, nothing, page, text } from '../scalars.ts'

/** Appeals, as operators decide them: never whoever made the decision. */
export const AppealReview = domain('AppealReview', {
  getAppeals: call({
    auth: 'user',
    kind: 'query',
    summary: 'Appeals; open ones oldest first, decided ones newest first. 50 a page.',
    input: z.object({ state: z._default(z.enum(appealStates), 'open'), p: page }),
    output: z.object({
      list: z.array(
        z.object({
          id: z.int(),
          subject: z.enum(appealSubjects),
          subject_id: z.int(),
          uid: z.int(),
          user_nicename: z.string(),
          avatar_thumb: z.string(),
          /** Decision, in a line. */
          title: z.string(),
          /** Reason of the decision, and the operator's note. */
          detail: z.string(),
          acted_by: z.string(),
          acted: z.int(),
          ground: z.enum(appealGrounds),
          text: z.string(),
          sent: z.int(),
          decide_by: z.int(),
          state: z.enum(appealStates),
          decided_by: z.string(),
          decided: z.int(),
          note: z.string(),
          /** True if the decision is mine: another operator decides. */
          mine: z.boolean(),
        }),
      ),
      waiting: z.int(),
    }),
  }),
  decide: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id', 'outcome'] },
    summary: 'Decides an appeal against somebody else’s decision. The person reads the note.',
    input: z.object({ id: int(1, 2 ** 31 - 1), outcome: z.enum(['upheld', 'overturned']), note: text(300) }),
    output: nothing,
    refusals: { NoSuchAppeal: 1001, DecidedAlready: 1002, DecidedByYou: 1003, CannotOverturn: 1004 },
  }),
})
