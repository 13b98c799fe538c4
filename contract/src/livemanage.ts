import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { nothing, page, uid } from './scalars.ts'
import { userCard } from './user.ts'

const room = { liveuid: uid }
/** Somebody who is muted or kicked. `endtime` 0: for good, or until the show ends with `show` 1. */
const sanctioned = z.object({
  ...userCard.shape,
  sanction: z.int(),
  reason: z.string(),
  since: z.int(),
  endtime: z.int(),
  show: z.union([z.literal(0), z.literal(1)]),
  /** Who did it: an admin by name. */
  by: z.int(),
  by_name: z.string(),
})
const list = {
  input: z.object({ ...room, p: page }),
  output: z.object({ list: z.array(sanctioned), nums: z.int() }),
  refusals: { NoRight: 1001 },
} as const
const cancel = {
  input: z.object({ ...room, touid: uid }),
  output: nothing,
  refusals: { NoRight: 1001, NotSanctioned: 1002 },
} as const

export const activities = ['mute', 'unmute', 'kick', 'unkick', 'setAdmin', 'unsetAdmin', 'delMsg'] as const
export type Activity = (typeof activities)[number]

/** What an anchor and their admins do about people in this anchor's room, also while no show is on. */
export const Livemanage = domain('Livemanage', {
  getShutList: call({ auth: 'user', kind: 'query', summary: 'Who is muted in a room, newest first, 50 a page.', ...list }),
  cancelShut: call({ auth: 'user', kind: 'command', repeat: { keyedBy: ['liveuid', 'touid'] }, summary: 'Ends a mute.', ...cancel }),
  getKickList: call({ auth: 'user', kind: 'query', summary: 'Who is kept out of a room, newest first, 50 a page.', ...list }),
  cancelKick: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['liveuid', 'touid'] },
    summary: 'Lets a kicked person come back.',
    ...cancel,
  }),
  getActivity: call({
    auth: 'user',
    kind: 'query',
    summary: 'What was done in a room in the last 24 hours and by whom, newest first, 50 at most.',
    input: z.object(room),
    output: z.array(
      z.object({
        act: z.enum(activities),
        at: z.int(),
        by: z.int(),
        by_name: z.string(),
        touid: z.int(),
        to_name: z.string(),
        reason: z.string(),
        /** Of a mute or kick, as it was made; 0: for good or this show. */
        seconds: z.int(),
        /** How many messages were deleted. */
        nums: z.int(),
      }),
    ),
    refusals: { NoRight: 1001 },
  }),
})
