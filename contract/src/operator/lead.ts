import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { int, nothing, page } from '../scalars.ts'

export const leadStates = ['new', 'contacted', 'closed'] as const
export type LeadState = (typeof leadStates)[number]

export const Lead = domain('Lead', {
  getLeads: call({
    auth: 'user',
    kind: 'query',
    summary: 'People who want to become anchors, newest first.',
    input: z.object({ state: z._default(z.enum(leadStates), 'new'), p: page }),
    output: z.object({
      list: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          contact_type: z.string(),
          contact: z.string(),
          country: z.string(),
          language: z.string(),
          about: z.string(),
          state: z.enum(leadStates),
          created: z.int(),
          /** The account that sent it; 0 when nobody was signed in. */
          uid: z.int(),
        }),
      ),
      /** Number that wait, for the badge. */
      waiting: z.int(),
    }),
  }),
  setState: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id', 'state'] },
    summary: 'Files a lead.',
    input: z.object({ id: int(1, 2 ** 31 - 1), state: z.enum(leadStates) }),
    output: nothing,
    refusals: { NoSuchLead: 1001 },
  }),
})
