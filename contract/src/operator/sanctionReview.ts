import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { sanctionOut } from '../sanction.ts'
import { int, nothing, optionalText, page } from '../scalars.ts'

const person = { uid: z.int(), user_nicename: z.string(), avatar_thumb: z.string(), level: z.int() }

/** Sanctions as operators see them. */
export const Sanction = domain('Sanction', {
  getSanctions: call({
    auth: 'user',
    kind: 'query',
    summary: 'Sanctions that hold everywhere or were made by the platform, newest first, 50 a page; with `touid` all of one person’s.',
    input: z.object({ touid: z._default(int(0, 2 ** 31 - 1), 0), active: z._default(int(0, 1), 0), p: page }),
    output: z.array(z.object({ ...sanctionOut.shape, ...person, by_name: z.string(), note: z.string() })),
  }),
  lift: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Ends a sanction before its time. The person is told.',
    input: z.object({ id: int(1, 2 ** 31 - 1), note: optionalText(300) }),
    output: nothing,
    refusals: { NoSuchSanction: 1001, NotActive: 1002 },
  }),
})
