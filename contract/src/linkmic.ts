import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { micOutcomes, micStates } from './machines/micLink.ts'
import { flag, int, stream, uid } from './scalars.ts'
import { userCard } from './user.ts'

const inRoom = { liveuid: uid, stream }
const ended = { RoomEnded: 1005 } as const
/** The part of my name in the media room that tells my connections apart: the one that is to send. */
const connection = z.string().check(z.regex(/^[\w-]{1,40}$/))
/** Result of a command. One that came too late is answered with what became of the link; `outcome` is blank while there is one. */
const link = z.object({
  state: z.enum(micStates),
  outcome: z.union([z.literal(''), z.enum(micOutcomes)]),
  /** Seconds from now for which an answer or the first track is waited for; 0: without end. */
  left: z.number(),
  isvideo: flag,
})
export type MicLink = z.output<typeof link>
/** `HostBusy`: in a battle or a private show. `SeatsFull`: four guests are on. */
const noPlace = { HostBusy: 1007, SeatsFull: 1008 } as const
const manages = { NoRight: 1001, ...ended } as const
const setting = z.object({ ismic: flag, level: z.int() })
/** Levels from which an anchor may let people ask. */
export const MAX_MIC_LEVEL = 100

export const Linkmic = domain('Linkmic', {
  isMic: call({
    auth: 'user',
    kind: 'query',
    summary: 'Whether I may ask to join somebody on the mic.',
    input: z.object({ liveuid: uid }),
    output: setting,
    refusals: { Off: 1001, LevelTooLow: 1002 },
  }),
  setMic: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['ismic', 'level', 'liveuid'] },
    summary: 'Who may ask to join on the mic: nobody, or people of at least a level. In my own room, or one whose admin I am.',
    input: z.object({
      ismic: int(0, 1),
      level: z._default(int(1, MAX_MIC_LEVEL), 1),
      /** 0: my own room. */
      liveuid: z._default(int(0, 2 ** 31 - 1), 0),
    }),
    output: setting,
    refusals: { NoRight: 1001 },
  }),
  askMic: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream'] },
    summary: 'Asks to join the anchor on the mic, with sound or with picture. An answer is waited for 10 s.',
    input: z.object({ ...inRoom, connection, isvideo: z._default(int(0, 1), 1) }),
    output: link,
    refusals: { Off: 1001, LevelTooLow: 1002, NotAdmitted: 1003, Muted: 1004, ...ended, ...noPlace, OwnRoom: 1011 },
  }),
  cancelMic: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'touid'] },
    summary: 'Takes back my request, or as anchor or admin an invitation. After an answer it changes nothing.',
    input: z.object({ ...inRoom, touid: uid }),
    output: link,
    refusals: manages,
  }),
  inviteMic: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'touid'] },
    summary: 'Invites somebody in the room to the mic. Whoever has asked is accepted.',
    input: z.object({ ...inRoom, touid: uid }),
    output: link,
    refusals: { ...manages, NotAdmitted: 1003, Muted: 1004, ...noPlace, OwnRoom: 1011 },
  }),
  answerMic: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'touid', 'accept'] },
    summary: 'Accepts or refuses: as anchor or admin the request of `touid`, as the invited person (`touid` is me) an invitation.',
    input: z.object({
      ...inRoom,
      touid: uid,
      accept: int(0, 1),
      /** Connection of the invited person who accepts. */
      connection: z.optional(connection),
      isvideo: z._default(int(0, 1), 1),
    }),
    output: link,
    refusals: { ...manages, NotAdmitted: 1003, Muted: 1004, ...noPlace },
  }),
  joinMic: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'connection'] },
    summary: 'Sends from this connection from now on, after I had to join the media room anew.',
    input: z.object({ ...inRoom, connection }),
    output: link,
    refusals: { NotAdmitted: 1003, ...ended },
  }),
  leaveMic: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream'] },
    summary: 'Leaves the mic.',
    input: z.object(inRoom),
    output: link,
    refusals: ended,
  }),
  cutMic: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'touid'] },
    summary: 'Takes a guest off the mic; they stay in the room.',
    input: z.object({ ...inRoom, touid: uid }),
    output: link,
    refusals: manages,
  }),
  muteMic: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['stream', 'touid'] },
    summary: 'Mutes a guest’s microphone. Only they un-mute it.',
    input: z.object({ ...inRoom, touid: uid }),
    output: link,
    refusals: manages,
  }),
  getMicList: call({
    auth: 'user',
    kind: 'query',
    summary: 'Who is on the mic and who has a seat; for anchor and admins also who asks and who is invited. `mine` is my own link.',
    input: z.object(inRoom),
    output: z.object({
      ...setting.shape,
      list: z.array(z.object({ ...userCard.shape, ...link.shape })),
      mine: link,
    }),
    refusals: { NotAdmitted: 1003, ...ended },
  }),
})
