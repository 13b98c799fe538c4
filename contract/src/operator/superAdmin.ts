import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { flag, nothing, text, uid } from '../scalars.ts'

const person = { uid: z.int(), user_nicename: z.string(), avatar_thumb: z.string(), level: z.int() }

/** People of the app who keep order in every room. */
export const SuperAdmin = domain('SuperAdmin', {
  getSuperAdmins: call({
    auth: 'user',
    kind: 'query',
    summary: 'Who is a super-admin, since when, made by whom and why.',
    input: z.object({}),
    output: z.array(z.object({ ...person, since: z.int(), by: z.string(), reason: z.string(), acts: z.int() })),
  }),
  getPerson: call({
    auth: 'user',
    kind: 'query',
    summary: 'A person by number, before they are made a super-admin or a sanction is lifted.',
    input: z.object({ touid: uid }),
    output: z.object({ ...person, issuper: flag, disabled: flag }),
    refusals: { NoSuchPerson: 1001 },
  }),
  grant: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['touid'] },
    summary: 'Makes a person a super-admin, with a proof of who I am not older than five minutes.',
    input: z.object({ touid: uid, reason: text(300) }),
    output: nothing,
    refusals: { NoSuchPerson: 1001, StepUpNeeded: 1003 },
  }),
  revoke: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['touid'] },
    summary: 'Takes it from them.',
    input: z.object({ touid: uid, reason: text(300) }),
    output: nothing,
    refusals: { NotSuperAdmin: 1001, StepUpNeeded: 1003 },
  }),
})
