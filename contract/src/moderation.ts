import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsOut, flag, int, nothing, optionalText, stream, uid, page } from './scalars.ts'
import { userCard } from './user.ts'

/** Acts of one person on another in a room, as the user card offers them. */
export const roomActs = [
  'mute',
  'unmute',
  'kick',
  'unkick',
  'setAdmin',
  'unsetAdmin',
  'delMsg',
  'report',
  'close',
  'ban',
  'disable',
] as const
export type RoomAct = (typeof roomActs)[number]

/** `setShutUp`: the specification's two, and two of our own. */
export const muteTypes = { forGood: 0, show: 1, tenMinutes: 2, hour: 3 } as const
/** `superStopRoom`. A ban is from broadcasting. */
export const stopTypes = { close: 0, ban: 1, disable: 2 } as const
/** Seconds between two lines of a person; 0 is off. */
export const slowModeSeconds = [0, 5, 10, 30, 60] as const

const inRoom = { liveuid: uid, stream }
/** Reason, as an id of `getReportClass` (kind room; report for a super-admin). An unknown one is taken as the one for anything else. */
const reasonid = z._default(int(1, 1000), 6)
const ended = { RoomEnded: 1005 } as const
/** `NeverJoined`: they were never let into a show of this anchor. */
const targeted = { NoRight: 1001, TargetIsAdmin: 1002, NoSuchPerson: 1003, GuardImmune: 1004, ...ended, NeverJoined: 1006 } as const
/** A sanction as its maker gets it. `endtime` 0: for good. */
const made = z.object({ id: z.int(), endtime: z.int() })

/** A line of chat as those who moderate see it. */
export const shownLine = z.object({ seq: z.int(), at: z.int(), ct: z.string(), deleted: flag })

/** Calls of `Live` that keep order in a room: `Live.kicking` on the wire. Apart from the others, because the first page needs none of them. */
export const Moderation = domain('Live', {
  getPop: call({
    auth: 'user',
    kind: 'query',
    summary: 'A person’s card in a room, and what I may do to them. `acts` says it in words; `action` as the family of clients numbers it.',
    input: z.object({ liveuid: uid, touid: uid }),
    output: z.object({
      ...userCard.shape,
      level_anchor: z.int(),
      signature: z.string(),
      city: z.string(),
      follows: z.int(),
      fans: z.int(),
      consumption: coinsOut,
      votestotal: coinsOut,
      isattention: flag,
      /** 1 if I blocked them. */
      isblack: flag,
      usertype: z.int(),
      guard_type: z.int(),
      /** 0 myself, 30 plain, 40 may mute and kick, 501 anchor may set admin, 502 anchor may unset, 60 super-admin on the anchor, 70 target is super-admin. */
      action: z.int(),
      acts: z.array(z.enum(roomActs)),
      /** From here on only for those who may moderate them; otherwise zero and empty. */
      reports: z.int(),
      /** Time since which they are in this show. */
      since: z.int(),
      muted: flag,
      /** End of the mute; 0 with `muted` 1: for good or until the show ends. */
      muted_until: z.int(),
      /** Number of mutes and kicks they had in this room before. */
      sanctions: z.int(),
      /** Number of lines they said in this show. */
      messages: z.int(),
      lines: z.array(shownLine),
    }),
    refusals: { NoSuchPerson: 1003, Blocked: 1004 },
  }),
  kicking: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['liveuid', 'touid'] },
    summary: 'Removes a person from a room and keeps them out for 24 hours. While a kick runs, only one of a higher rank replaces it.',
    input: z.object({ ...inRoom, touid: uid, reasonid }),
    output: made,
    refusals: targeted,
  }),
  setShutUp: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['liveuid', 'touid', 'type'] },
    summary:
      'Mutes a person in a room. Type 0: for good, 1: this show, 2: ten minutes, 3: an hour. Replaces one of another length; the same again changes nothing.',
    input: z.object({ ...inRoom, touid: uid, type: z._default(int(0, 3), 1), reasonid }),
    output: made,
    refusals: targeted,
  }),
  superStopRoom: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['liveuid', 'stream', 'type'] },
    summary:
      'A super-admin closes a show (0), bans its anchor from broadcasting (1) or disables the account (2), by a rule of getLiveBanRules.',
    input: z.object({ ...inRoom, type: z._default(int(0, 2), 0), banruleid: z._default(int(0, 1000), 0), reasonid }),
    output: made,
    refusals: { NoRight: 1001, NoSuchRule: 1002, ...ended },
  }),
  getLiveBanRules: call({
    auth: 'user',
    kind: 'query',
    summary: 'How long a ban may last. `seconds` 0: for good.',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), name: z.string(), seconds: z.int() })),
  }),
  setAdmin: call({
    auth: 'user',
    kind: 'command',
    // A repeat without isadmin toggles back.
    repeat: 'distinct',
    summary: 'Makes a person an admin of my room, or stops it. With isadmin the wish is explicit; without it the state toggles.',
    input: z.object({ liveuid: uid, touid: uid, isadmin: z.optional(int(0, 1)) }),
    output: z.object({ isadmin: flag }),
    refusals: { NotAnchor: 1001, Yourself: 1002, NoSuchPerson: 1003, FiveAtMost: 1004 },
  }),
  getAdminList: call({
    auth: 'user',
    kind: 'query',
    summary: 'Admins of a room, for its anchor and its admins. `suggested`: regulars of the last shows, for the anchor.',
    input: z.object({ liveuid: uid }),
    output: z.object({
      list: z.array(z.object({ ...userCard.shape, since: z.int(), acts: z.int() })),
      nums: z.int(),
      total: z.int(),
      suggested: z.array(z.object({ ...userCard.shape, shows: z.int(), of: z.int() })),
    }),
    refusals: { NoRight: 1001 },
  }),
  setSlowMode: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'seconds'] },
    summary: 'How many seconds a viewer waits between two lines in this show: 0, 5, 10, 30 or 60.',
    input: z.object({ ...inRoom, seconds: int(0, 60).check(z.refine((n) => (slowModeSeconds as readonly number[]).includes(n))) }),
    output: nothing,
    refusals: { NoRight: 1001, ...ended },
  }),
  setPin: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'content'] },
    summary: 'Pins a message in this show; an empty one unpins, which also somebody who is muted may.',
    input: z.object({ ...inRoom, content: optionalText(80) }),
    output: nothing,
    refusals: { NoRight: 1001, SensitiveWord: 1002, Muted: 1003, ...ended },
  }),
  delMsg: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'seq', 'touid'] },
    summary: 'Deletes a line of chat (`seq`), or everything a person said in this show (`touid`). Everybody may delete their own.',
    input: z.object({ ...inRoom, seq: z._default(int(0, 1e12), 0), touid: z._default(int(0, 2 ** 31 - 1), 0) }),
    output: z.object({ deleted: z.int() }),
    refusals: { NoRight: 1001, TargetIsAdmin: 1002, NoSuchMessage: 1003, GuardImmune: 1004, ...ended },
  }),
})

const room = { liveuid: uid }
/** Person who is muted or kicked. `endtime` 0: for good, or until the show ends with `show` 1. */
const sanctioned = z.object({
  ...userCard.shape,
  sanction: z.int(),
  reason: z.string(),
  since: z.int(),
  endtime: z.int(),
  show: z.union([z.literal(0), z.literal(1)]),
  /** Maker of the sanction: an admin by name. */
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

/** Calls of an anchor and their admins about people in this anchor's room, also while no show is on. */
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
        /** Duration of a mute or kick, as it was made; 0: for good or this show. */
        seconds: z.int(),
        /** Number of messages deleted. */
        nums: z.int(),
      }),
    ),
    refusals: { NoRight: 1001 },
  }),
})
