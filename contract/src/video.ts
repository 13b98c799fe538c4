import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { flag, int, MAX_INT, nothing, optionalText, page, uid } from './scalars.ts'

export const MAX_VIDEO_SECONDS = 60
export const MAX_VIDEO_BYTES = 100_000_000
export const MAX_VIDEO_TITLE = 100
/** Videos of one person, and those of them that are still to be converted. */
export const MAX_VIDEOS = 500
export const MAX_WAITING_VIDEOS = 5

/** refused: this file cannot be a video. removed: an operator took it away. Only its owner sees one that is not ready. */
export const videoStates = ['waiting', 'converting', 'ready', 'refused', 'removed'] as const
export type VideoState = (typeof videoStates)[number]
/** Reasons for refusing a file. */
export const videoFaults = ['gone', 'tooLarge', 'notVideo', 'codec', 'tooLong', 'tooShort', 'frame', 'broken', 'tooSlow'] as const
export type VideoFault = (typeof videoFaults)[number]

const id = int(1, MAX_INT)

const progress = {
  state: z.enum(videoStates),
  /** Percent while it is converted. */
  progress: z.int(),
  /** Fault of a refused video; empty otherwise. */
  fault: z.enum(['', ...videoFaults]),
}

const video = z.object({
  id: z.int(),
  uid: z.int(),
  title: z.string(),
  /** The film, its cover and a smaller cover for lists; empty until it is ready. */
  href: z.string(),
  thumb: z.string(),
  thumb_s: z.string(),
  /** Captions as WebVTT; empty when the film brought none. */
  captions: z.string(),
  width: z.int(),
  height: z.int(),
  /** Seconds. */
  length: z.int(),
  /** Each person counts once a day; whoever made it and people who are not signed in never. */
  views: z.int(),
  likes: z.int(),
  islike: flag,
  addtime: z.int(),
  ...progress,
  user_nicename: z.string(),
  avatar_thumb: z.string(),
  level_anchor: z.int(),
  isattent: flag,
  /** The room they have on air; empty when there is none. */
  stream: z.string(),
})
export type ShortVideo = z.output<typeof video>

const noVideo = { NoSuchVideo: 1001 } as const

export const Video = domain('Video', {
  getHomeVideo: call({
    auth: 'guest',
    kind: 'query',
    summary: 'Videos of a person, newest first, 20 a page. My own also while they are converted, and those that were refused or removed.',
    input: z.object({ touid: uid, p: page }),
    output: z.array(video),
  }),
  getVideo: call({
    auth: 'guest',
    kind: 'query',
    summary: 'One video. One that is not ready is there for its owner only.',
    input: z.object({ id }),
    output: video,
    refusals: noVideo,
  }),
  getNext: call({
    auth: 'guest',
    kind: 'query',
    summary: 'What comes after a video, newest first, five at most: of everybody, or of one person with `touid`.',
    input: z.object({ id, touid: z._default(int(0, MAX_INT), 0) }),
    output: z.array(video),
  }),
  setVideo: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['object'] },
    summary:
      'Publishes an upload of kind `video`. It is checked and converted before anybody sees it; `Video.getState` says how far that is.',
    input: z.object({
      object: z.uuid(),
      title: optionalText(MAX_VIDEO_TITLE),
      /** The cover is the frame at so many milliseconds; -1: one is chosen. */
      cover: z._default(int(-1, MAX_VIDEO_SECONDS * 1000), -1),
    }),
    output: z.object({ id: z.int(), ...progress }),
    refusals: { NotYours: 1001, NotArrived: 1002, TooManyWaiting: 1003, ListFull: 1004, Banned: 1015, SensitiveWord: 10011 },
  }),
  getState: call({
    auth: 'user',
    kind: 'query',
    summary: 'What became of a video of mine.',
    input: z.object({ id }),
    output: z.object(progress),
    refusals: noVideo,
  }),
  addView: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Says that I am watching a video. It counts once a day.',
    input: z.object({ id }),
    output: z.object({ views: z.int() }),
    refusals: noVideo,
  }),
  setLike: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id', 'islike'] },
    summary: 'Likes a video, or takes it back.',
    input: z.object({ id, islike: int(0, 1) }),
    output: z.object({ islike: flag, likes: z.int() }),
    refusals: noVideo,
  }),
  del: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Deletes a video of mine with its files, for good. One that is being converted is stopped.',
    input: z.object({ id }),
    output: nothing,
    refusals: noVideo,
  }),
})
