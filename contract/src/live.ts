import * as z from 'zod/mini'
import { call, domain, spendRefusals } from './call.ts'
import { senderSchema } from './events/event.ts'
import { chatLine, chatMessage, snapshotShape } from './events/index.ts'
import { giver } from './events/votes.ts'
import { roomCard } from './home.ts'
import { spendKinds } from './payout.ts'
import { coinsOut, flag, int, nothing, optionalText, page, requestId, stream, text, uid } from './scalars.ts'
import { userCard } from './user.ts'

/** Position of a channel when the snapshot was taken: subscribing from here misses nothing after it. */
const channel = z.object({ channel: z.string(), token: z.string(), offset: z.int(), epoch: z.string() })
/** Both channels of a room: `room` carries P0 events one by one, `feed` carries frames of chat and crowd figures. */
const realtime = z.object({ url: z.string(), room: channel, feed: channel })
/** Access to the media room. The token lives for about a minute and is for joining only. */
const media = z.object({ url: z.string(), token: z.string() })
const snapshot = z.object({
  nums: z.int(),
  lights: z.int(),
  /** The last line of chat there is. */
  seq: z.int(),
  messages: z.array(chatLine),
  /** Seconds a viewer waits between two lines; 0: none. */
  slow_mode: z.int(),
  /** The message on top of the chat; empty: none. */
  pin: z.object({ uid: z.int(), uname: z.string(), content: z.string() }),
  ...snapshotShape(),
})
export type RoomRealtime = z.output<typeof realtime>
export type RoomSnapshot = z.output<typeof snapshot>

const ended = { RoomEnded: 1005 } as const
/** Whatever the room's type: this person stays outside. */
const barred = { Kicked: 1004, ...ended, Blocked: 1010, AgeRequired: 1016 } as const
const admission = { ...barred, NotPaid: 1006, WrongPassword: 1008 } as const
const inRoom = { liveuid: uid, stream }

/** Coins a minute of a timed room costs, as the set-up offers them; a room may cost anything up to `maxRoomPrice`. */
export const minutePrices = [20, 30, 40, 50, 60] as const
export const maxRoomPrice = 100_000
const roomType = int(0, 3)
/** The price a person was shown and agrees to; 0: none. Clients of the specification send nothing, and agree to whatever it is. */
const agreedPrice = z.optional(int(0, maxRoomPrice))
/** Price of a room, and my coins. */
const door = z.object({
  type: z.int(),
  /** The price of a paid or timed room; blank for the others, above all for a password. */
  type_val: z.string(),
  type_msg: z.string(),
  /** The room behind the door, for what stands before it. */
  room: roomCard,
  coin: coinsOut,
})
export type RoomDoor = z.output<typeof door>
const guard = z.object({ type: z.int(), endtime: z.int() })
/** Person in a room, and the coins they gave there. */
const audienceMember = z.object({ ...userCard.shape, contribution: coinsOut, guard_type: z.int(), usertype: z.int() })
export const rankTypes = ['show', 'day', 'week', 'month', 'total'] as const
export type RankType = (typeof rankTypes)[number]

export const Live = domain('Live', {
  getSDK: call({
    auth: 'guest',
    kind: 'query',
    summary: 'Media configuration: where pictures come from.',
    input: z.object({}),
    output: z.object({ livekit_url: z.string(), codec: z.literal('h264') }),
  }),
  createRoom: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: [] },
    summary:
      'Opens my room; nobody sees it before changeLive. While I have one open, that one is answered: not started yet, with what is asked for now; on air, as it is.',
    input: z.object({
      title: text(50),
      city: optionalText(60),
      type: z._default(roomType, 0),
      type_val: optionalText(20),
      anyway: z._default(int(0, 1), 0),
      liveclassid: int(1, 1000),
      /** One of the drawn covers, or an uploaded one of mine that is ready. */
      thumb: z.string().check(z.regex(/^\/(covers\/[a-z-]{1,40}\.svg|media\/cover\/[0-9a-f-]{36}\.webp)$/)),
    }),
    output: z.object({
      stream: z.string(),
      push: z.string(),
      pull: z.string(),
      thumb: z.string(),
      votestotal: coinsOut,
      barrage_fee: z.int(),
      userlist_time: z.int(),
      chatserver: z.string(),
      guard_nums: z.int(),
      sensitive_words: z.array(z.string()),
    }),
    refusals: {
      NotCertified: 1002,
      PasswordMissing: 1002,
      BadPrice: 1002,
      NoSuchClass: 1007,
      CoverNotReady: 1008,
      Banned: 1015,
      SensitiveWord: 10011,
    },
  }),
  changeLive: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream'] },
    summary: 'Makes my opened room visible to everybody.',
    input: z.object({ stream, status: z._default(int(1, 1), 1) }),
    output: z.object({ starttime: z.int() }),
    refusals: { NotYours: 1001, ...ended },
  }),
  checkLiveing: call({
    auth: 'user',
    kind: 'query',
    summary: 'Whether I have a room open, to carry on after a reload.',
    input: z.object({}),
    output: z.object({ status: flag, stream: z.string(), title: z.string(), starttime: z.int(), thumb: z.string(), liveclassid: z.int() }),
  }),
  getLiveInfo: call({
    auth: 'guest',
    kind: 'query',
    summary: 'The room somebody has on air, as lists show it.',
    input: z.object({ liveuid: uid }),
    output: roomCard,
    refusals: { ...ended },
  }),
  stopRoom: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream'] },
    summary: 'Ends my show.',
    input: z.object({ stream, time: z.optional(int(0, 1e11)) }),
    output: nothing,
    refusals: { NotYours: 1001, Stale: 1002 },
    signed: ['stream', 'time', 'token', 'uid'],
  }),
  stopInfo: call({
    auth: 'guest',
    kind: 'query',
    summary: 'The numbers of an ended show.',
    input: z.object({ stream }),
    output: z.object({
      nums: z.int(),
      length: z.int(),
      votes: coinsOut,
      peak: z.int(),
      messages: z.int(),
      lights: z.int(),
      newfans: z.int(),
      title: z.string(),
      thumb: z.string(),
      starttime: z.int(),
      datestarttime: z.string(),
      endtime: z.int(),
      dateendtime: z.string(),
      host: userCard,
      isattention: flag,
      /** Seconds since the caller first came in, 0 for the host and for strangers. */
      watched: z.int(),
      /** Coins the caller spent in the show, and which of them for its entrance and for minutes. */
      spent: coinsOut,
      fee: coinsOut,
      minutes: z.int(),
      minutes_coin: coinsOut,
      /** Only for the host: what `votes` consists of, and who gave most. */
      incomes: z.array(z.object({ kind: z.enum(spendKinds), count: z.int(), votes: coinsOut })),
      givers: z.array(giver),
      /** Only for the host: viewers over the show, at most sixty points. */
      audience: z.array(z.object({ at: z.int(), nums: z.int() })),
    }),
    refusals: { NoSuchShow: 1001 },
  }),
  checkLive: call({
    auth: 'user',
    kind: 'query',
    summary: 'What it takes to enter a room.',
    input: z.object(inRoom),
    output: door,
    refusals: { ...barred, OwnRoom: 1011 },
  }),
  roomCharge: call({
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Pays the entrance of a paid room. One charge a show: whoever has paid is answered what they have left.',
    input: z.object({ ...inRoom, type_val: agreedPrice, client_request_id: requestId }),
    output: z.object({ coin: coinsOut }),
    refusals: {
      ...barred,
      NotPaidRoom: 1006,
      FeeChanged: 1007,
      NotOnAir: 1017,
      InsufficientBalance: 1008,
      IdempotencyConflict: 1009,
      OwnRoom: 1011,
      ...spendRefusals,
    },
  }),
  timeCharge: call({
    auth: 'user',
    kind: 'query',
    summary: 'My running minute in a timed room and what it has cost so far. Minutes are added by the server, never by this call.',
    input: z.object({ ...inRoom, type_val: agreedPrice }),
    output: z.object({
      coin: coinsOut,
      /** Coins a minute costs. */
      type_val: z.string(),
      /** Number of my minute that runs; 0 while none does. */
      minute: z.int(),
      /** Seconds until the running minute ends, and how many a minute has. */
      left: z.int(),
      length: z.int(),
      /** Minutes and coins so far, the running minute included. */
      minutes: z.int(),
      cost: coinsOut,
    }),
    refusals: { ...ended, NotTimedRoom: 1006, FeeChanged: 1007, InsufficientBalance: 1008 },
  }),
  changeLiveType: call({
    specName: 'Live.ChangeLiveType',
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'type', 'type_val'] },
    summary: 'Changes the type of my running room. Whoever is not admitted under the new one loses the room at once and sees its door.',
    input: z.object({ stream, type: roomType, type_val: optionalText(20) }),
    output: z.object({ type: z.int(), type_val: z.string() }),
    refusals: { NotYours: 1001, PasswordMissing: 1002, BadPrice: 1002, ...ended },
  }),
  enterRoom: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['liveuid', 'stream'] },
    summary: 'Enters a room: admission, tokens for picture and events, and the room as it stands. The anchor enters to publish.',
    input: z.object({
      ...inRoom,
      city: optionalText(60),
      mobileid: optionalText(64),
      password: optionalText(20),
      type_val: agreedPrice,
    }),
    output: z.object({
      room: roomCard,
      votestotal: coinsOut,
      coin: coinsOut,
      barrage_fee: z.int(),
      guard,
      guard_nums: z.int(),
      /** 1 while red packs can be taken here. */
      isred: flag,
      issuper: flag,
      /** Guest on the mic beside the anchor; 0: none. */
      linkmic_uid: z.int(),
      /** The private show of mine in this room that is asked for or on; 0: none. Nobody else is told whose it is. */
      private_id: z.int(),
      userlist_time: z.int(),
      chatserver: z.string(),
      pull: z.string(),
      nums: z.int(),
      isattention: flag,
      userlists: z.array(userCard),
      usertype: z.int(),
      /** Mute of mine here, and its end; 0 with `shutup` 1: for good or until the show ends. */
      shutup: flag,
      shutup_until: z.int(),
      /** Me in this room, as others see me beside what I say. */
      sender: senderSchema,
      sensitive_words: z.array(z.string()),
      media,
      realtime,
      snapshot,
    }),
    refusals: { ...admission, FeeChanged: 1007, InsufficientBalance: 1009, ...spendRefusals },
  }),
  getPreview: call({
    auth: 'guest',
    kind: 'query',
    summary:
      'A short look at a room that anybody may enter, from outside: its picture without sound, for `seconds`. The anchor is given the token the picture is sent with.',
    input: z.object(inRoom),
    output: z.object({ media, seconds: z.int() }),
    refusals: { Kicked: 1004, ...ended, NotOpen: 1006, Blocked: 1010 },
  }),
  getRoomToken: call({
    auth: 'user',
    kind: 'query',
    summary: 'Fresh tokens for a room I am in; admission is checked again. `feed` names the feed channel I am subscribed to.',
    input: z.object({ stream, feed: optionalText(60) }),
    output: z.object({
      room: z.string(),
      /** For the channel that was named; empty when that gets no more frames. */
      feed: z.string(),
      media,
      /** Channel I belong to now, if that is another one: subscribe to it from here, then leave the old one. */
      move: z.optional(channel),
    }),
    refusals: { NotAdmitted: 1001, ...admission },
  }),
  getSnapshot: call({
    auth: 'user',
    kind: 'query',
    summary: 'The room as it stands, for a reader whose events could not be recovered.',
    input: z.object({ stream }),
    output: z.object({ realtime, snapshot, ended: flag }),
    refusals: { NotAdmitted: 1001, ...admission },
  }),
  getMessages: call({
    auth: 'user',
    kind: 'query',
    summary: 'Chat lines after a known one, for a reader that saw a hole.',
    input: z.object({ stream, after: int(0, 1e12) }),
    output: z.object({ seq: z.int(), messages: z.array(chatLine) }),
    refusals: { NotAdmitted: 1001 },
  }),
  getUserLists: call({
    auth: 'user',
    kind: 'query',
    summary: 'People in the room now, twenty a page.',
    input: z.object({ ...inRoom, p: page }),
    output: z.object({ userlist: z.array(audienceMember), nums: z.int(), votestotal: coinsOut }),
    refusals: { NotAdmitted: 1001, ...ended },
  }),
  getUserRank: call({
    auth: 'user',
    kind: 'query',
    summary: 'Who gave an anchor most: in this show, today, this week, this month or ever. The first hundred, and where I stand.',
    input: z.object({ ...inRoom, type: z._default(z.enum(rankTypes), 'show') }),
    output: z.object({
      list: z.array(z.object({ ...audienceMember.shape, rank: z.int() })),
      /** Number of people who gave anything. */
      nums: z.int(),
      /** Begin of the count: the show's start, 00:00 UTC of the day, of Monday or of the first; 0: always. */
      starttime: z.int(),
      /** My place, 0 while I gave nothing; `behind` is what takes me past the one before me, 0 for the first. */
      mine: z.object({ rank: z.int(), contribution: coinsOut, behind: coinsOut }),
    }),
    refusals: { NotAdmitted: 1001 },
  }),
  sendMsg: call({
    auth: 'user',
    kind: 'command',
    repeat: 'replay',
    summary:
      'Says something in the room, perhaps in reply to a line (its `seq`; 0: none, and one that is no longer shown is ignored). The answer carries the line as everybody gets it; the same request id says it once.',
    input: z.object({ ...inRoom, content: text(200), reply: z._default(int(0, 1e12), 0), client_request_id: requestId }),
    output: z.object({ message: chatMessage }),
    refusals: { NotAdmitted: 1001, SensitiveWord: 1002, Muted: 1003, TooSoon: 1004, ...ended },
  }),
  light: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Hearts tapped since the last call.',
    input: z.object({ ...inRoom, count: int(1, 50) }),
    output: nothing,
    refusals: { NotAdmitted: 1001, ...ended },
  }),
})
