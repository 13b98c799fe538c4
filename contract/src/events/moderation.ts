import * as z from 'zod/mini'
import { nowEvent, systemWords } from './event.ts'

const target = { touid: z.int(), toname: z.string() }
/** `endtime` 0: for good, or until the show ends. Why is told to the person only. */
const until = { endtime: z.int() }

/** Removal of a person from the room. They are unsubscribed right after it. */
export const kicked = nowEvent('kicked', { _method_: 'KickUser', action: 2, msgtype: 4 }, { ...target, ...until, ...systemWords })
export const muted = nowEvent('muted', { _method_: 'ShutUpUser', action: 1, msgtype: 4 }, { ...target, ...until, ...systemWords })
export const unmuted = nowEvent('unmuted', { _method_: 'ShutUpUser', action: 0, msgtype: 4 }, { ...target, ...systemWords })

export const adminSet = nowEvent('adminSet', { _method_: 'setAdmin', action: 1, msgtype: 1 }, { ...target, ...systemWords })
export const adminUnset = nowEvent('adminUnset', { _method_: 'setAdmin', action: 0, msgtype: 1 }, { ...target, ...systemWords })

/** Closed by the platform: the texts are the rule and the reason. One for players and one for the anchor's client, as old clients expect; `showEnded` follows. */
export const playStopped = nowEvent('playStopped', { _method_: 'stopplay', action: 19, msgtype: 1 }, systemWords)
export const showStopped = nowEvent('showStopped', { _method_: 'stopLive', action: 19, msgtype: 1 }, systemWords)

/**
 * Lines that are no longer shown: those numbered in `seqs`, and with `touid` everything this person said up to `upto`. It may come
 * before a frame that still carries one of them, so a reader remembers it.
 */
export const linesDeleted = nowEvent(
  'linesDeleted',
  { _method_: 'DelMsg', action: 1, msgtype: 4 },
  { seqs: z.array(z.int()), touid: z.int(), upto: z.int() },
)

/** The message on top of the chat; empty: none. */
export const pinned = nowEvent(
  'pinned',
  { _method_: 'PinMsg', action: 1, msgtype: 4 },
  { uid: z.int(), uname: z.string(), content: z.string() },
)
/** Seconds a viewer waits between two lines; 0: none. */
export const slowMode = nowEvent('slowMode', { _method_: 'SlowMode', action: 1, msgtype: 4 }, { seconds: z.int() })
