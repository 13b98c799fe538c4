import type { EventOf, Sender } from '@nimbo/contract'
import type { ReactNode } from 'react'
import type { RoomSlice } from '../../../room/feature.ts'
import type { Removal } from '../../../room/lines.ts'

/** Another person repeating a request id must not take over my pending line, so the sender is part of the key. */
export const chatKey = ({ uid, mid }: Pick<EventOf<'chat'>, 'uid' | 'mid'>) => `${uid}:${mid}`

/** Answered line, and its author. */
export type Replied = NonNullable<EventOf<'chat'>['reply']>

/** A line as it stands until the server has numbered it. */
export function pendingChat(mid: string, sender: Sender, text: string, reply?: Replied): EventOf<'chat'> {
  return { _method_: 'SendMsg', action: 0, msgtype: 2, id: mid, mid, seq: 0, at: 0, ...sender, ct: text, ...(reply && { reply }) }
}

export const chatShownTo = (event: EventOf<'chat'>, blocked: ReadonlySet<number>) => (blocked.has(event.uid) ? undefined : event)

export const chatRemoval = ({ seqs, touid: uid, upto }: EventOf<'linesDeleted'>): Removal => ({ seqs, uid, upto })

export interface SaidProps {
  line: Pick<EventOf<'chat'>, 'id' | 'uid' | 'ct'>
  /** Puts the text where it belongs: into a button, where the line can be tapped. */
  draw: (text: ReactNode) => ReactNode
}

export interface ChatState {
  /** Seconds a viewer waits between two lines; 0: none. */
  slowSeconds: number
  /** The message on top of the chat; empty: none. */
  pin: { uid: number; uname: string; content: string }
  /** Time of my last line, in epoch milliseconds. */
  saidAt: number
  /** Text in the input. */
  draft: string
  /** Line the draft answers. */
  reply: Replied | undefined
  /** True when the platform has a translator and the reader wants it. */
  translates: boolean
}

/** Chat lines, the pinned line above them, and the interval of slow mode. */
export const chatSlice: RoomSlice<ChatState> = {
  name: 'chat',
  initial: { slowSeconds: 0, pin: { uid: 0, uname: '', content: '' }, saidAt: 0, draft: '', reply: undefined, translates: false },
  restore: (state, { slow_mode: slowSeconds, pin }) => ({ ...state, slowSeconds, pin }),
  on: {
    slowMode: (state, { seconds: slowSeconds }) => ({ ...state, slowSeconds }),
    pinned: (state, { uid, uname, content }) => ({ ...state, pin: { uid, uname, content } }),
  },
}

/** Seconds until I may say something again; hosts and admins never wait. */
export function secondsToWait({ slowSeconds, saidAt }: ChatState, usertype: number, nowMs: number): number {
  if (slowSeconds === 0 || saidAt === 0 || usertype >= 40) return 0
  return Math.max(0, Math.ceil(slowSeconds - (nowMs - saidAt) / 1000))
}
