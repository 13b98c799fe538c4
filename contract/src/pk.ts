import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { pkBattle } from './events/pk.ts'
import { flag, int, nothing, page, stream, uid } from './scalars.ts'
import { userCard } from './user.ts'

/** Minutes of a fight. */
export const pkMinutes = [3, 5, 10] as const
/** Punishments of a loser, agreed on before: nothing to drink, no dare, nothing that undresses. */
export const pkPunishments = ['sing', 'dance', 'story', 'joke', 'impression', 'thanks'] as const
export type PkPunishment = (typeof pkPunishments)[number]
export const pkPunishSeconds = [60, 120, 180] as const
/** Seconds an invitation waits for its answer. */
export const PK_INVITE_SECONDS = 15

/** Outcomes of a battle. The first four never began. */
export const pkOutcomes = ['rejected', 'cancelled', 'expired', 'failed', 'win', 'surrender', 'forfeit', 'draw', 'void'] as const
export type PkOutcome = (typeof pkOutcomes)[number]

/** Battle and the version of it that the person decided on: a late command changes nothing and is answered with what became of it. */
const command = { battle: int(1, 999_999_999), version: int(1, 1_000_000) }
const media = z.object({ url: z.string(), token: z.string() })
/** `battle` is absent while there is none. */
const standing = z.object({ pk: z.optional(pkBattle) })
const outcome = z.object({ pk: pkBattle, done: flag })
const gone = { NoSuchBattle: 1001 } as const

/** States of an anchor on air: only a `free` one can be invited. */
export const rivalStates = ['free', 'battle', 'guests', 'private', 'off'] as const
export type RivalState = (typeof rivalStates)[number]

export const Pk = domain('Pk', {
  getRivals: call({
    auth: 'user',
    kind: 'query',
    summary: 'Anchors on air whom I may invite, those I follow first, twenty a page, and my battles of today.',
    input: z.object({ stream, p: page }),
    output: z.object({
      list: z.array(
        z.object({
          ...userCard.shape,
          stream: z.string(),
          nums: z.int(),
          isattention: flag,
          state: z.enum(rivalStates),
          /** Seconds until their battle is over; 0: not known. */
          left: z.int(),
          /** Battles between us, and how many I won. */
          met: z.int(),
          won: z.int(),
        }),
      ),
      today: z.object({ won: z.int(), lost: z.int() }),
      /** 1 if others may invite me. */
      isopen: flag,
    }),
    refusals: { NotYours: 1001 },
  }),
  invite: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'touid'] },
    summary:
      'Invites an anchor on air to a battle. Who has invited me in the same moment has agreed: then the answer is that battle, on its way.',
    input: z.object({
      stream,
      touid: uid,
      minutes: z._default(int(3, 10), 5).check(z.refine((n) => (pkMinutes as readonly number[]).includes(n))),
      punish: z._default(z.enum(pkPunishments), 'sing'),
      punish_time: z._default(int(60, 180), 60),
    }),
    output: outcome,
    refusals: { NotYours: 1001, NotOnAir: 1002, RivalGone: 1003, Busy: 1004, RivalBusy: 1005, NotOpen: 1006, Yourself: 1010 },
  }),
  answer: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['battle', 'accept'] },
    summary: 'Accepts or declines an invitation. `done` 0: it was decided otherwise before, and `pk` is what became of it.',
    input: z.object({ ...command, accept: int(0, 1) }),
    output: outcome,
    refusals: { ...gone, Busy: 1004 },
  }),
  cancel: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['battle'] },
    summary: 'Takes an invitation back, or gives up while the pictures are being connected.',
    input: z.object(command),
    output: outcome,
    refusals: gone,
  }),
  surrender: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['battle'] },
    summary: 'Ends a fight as its loser. Gifts stand.',
    input: z.object(command),
    output: outcome,
    refusals: gone,
  }),
  waive: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['battle'] },
    summary: 'The winner spares the loser the rest of the penalty.',
    input: z.object(command),
    output: outcome,
    refusals: gone,
  }),
  getBattle: call({
    auth: 'user',
    kind: 'query',
    summary: 'The battle a room is in. Its anchor also gets what to send the picture into the other room with, as long as it lasts.',
    input: z.object({ stream }),
    output: z.object({ ...standing.shape, media: z.optional(media) }),
    refusals: { NotAdmitted: 1001 },
  }),
  setSwitch: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['isopen'] },
    summary: 'Whether other anchors may invite me to battles.',
    input: z.object({ isopen: int(0, 1) }),
    output: nothing,
  }),
})
