import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { int, MAX_INT, nothing, optionalText, stream, uid } from './scalars.ts'

export const Reports = domain('Live', {
  getReportClass: call({
    auth: 'guest',
    kind: 'query',
    summary: 'Reasons for a report (kind report), or those an anchor or admin gives for a mute or kick (kind room).',
    input: z.object({ kind: z._default(z.enum(['report', 'room']), 'report') }),
    output: z.array(z.object({ id: z.int(), name: z.string(), des: z.string(), rule: z.string() })),
  }),
  setReport: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['touid', 'stream', 'videoid', 'classid'] },
    summary:
      'Reports a person, in a show if `stream` names one, a video of theirs with `videoid`, or what they wrote to me up to message `seq`. What was said is kept with it. Who reported is never told.',
    input: z.object({
      touid: uid,
      classid: int(1, 1000),
      content: optionalText(200),
      stream: z._default(z.union([z.literal(''), stream]), ''),
      seq: z._default(int(0, 2 ** 53 - 1), 0),
      videoid: z._default(int(0, MAX_INT), 0),
    }),
    output: nothing,
    refusals: { NoSuchPerson: 1001, NoSuchClass: 1002, Yourself: 1003, NoSuchVideo: 1004 },
  }),
})
