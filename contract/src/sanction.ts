import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsOut, flag, int, page } from './scalars.ts'

/** remove: a video of theirs. */
export const sanctionActs = ['warn', 'mute', 'kick', 'close', 'ban', 'disable', 'remove'] as const
export type SanctionAct = (typeof sanctionActs)[number]
/** show: until it ends. room: every show of an anchor. all: everywhere. */
export const sanctionScopes = ['show', 'room', 'all'] as const
export type SanctionScope = (typeof sanctionScopes)[number]
export const sanctionStates = ['active', 'expired', 'lifted', 'overturned'] as const
export type SanctionState = (typeof sanctionStates)[number]

export const sanctionOut = z.object({
  id: z.int(),
  act: z.enum(sanctionActs),
  scope: z.enum(sanctionScopes),
  state: z.enum(sanctionStates),
  /** The rule's number and name: `1.4`, `Harassment`. */
  rule: z.string(),
  rule_name: z.string(),
  /** Reason, in the reader's language, as it was worded then. */
  reason: z.string(),
  /** Duration by the ban rule, in the reader's language; empty without one. */
  ban_rule: z.string(),
  /** Maker of the decision: an admin of the room is not named. */
  by: z.enum(['admin', 'anchor', 'platform']),
  /** Anchor of the room; 0 for one that holds everywhere. */
  liveuid: z.int(),
  anchor: z.string(),
  /** The show it happened in; empty without one. `title` is also that of a video that was removed. */
  stream: z.string(),
  title: z.string(),
  starttime: z.int(),
  /** 0: for good, or until the show ends when the scope is `show`. */
  endtime: z.int(),
  /** Lines the person said before. */
  lines: z.array(z.object({ at: z.int(), ct: z.string() })),
  appeal: z.enum(['none', 'open', 'upheld', 'overturned']),
  /** Times at which it was filed and decided; 0 when it was not. */
  appealed: z.int(),
  decided: z.int(),
  /** Note of the operator who decided. */
  appeal_note: z.string(),
  /** An appeal is taken until then; 0 when none is possible. */
  appeal_until: z.int(),
})
export type Sanction = z.output<typeof sanctionOut>

/** Calls of `User` about my own sanctions. They are served while the account is disabled. */
export const Sanctions = domain('User', {
  getSanctions: call({
    auth: 'user',
    kind: 'query',
    whileDisabled: true,
    summary:
      'What was decided about me, newest first, 20 a page; with `id` only that one. `disabled` 1: my account serves nothing else now.',
    input: z.object({ id: z._default(int(0, 2 ** 31 - 1), 0), p: page }),
    output: z.object({
      disabled: flag,
      coin: coinsOut,
      votes: coinsOut,
      list: z.array(sanctionOut),
    }),
  }),
})
