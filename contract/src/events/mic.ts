import * as z from 'zod/mini'
import { type EventHead, nowEvent } from './event.ts'

const flag = z.union([z.literal(0), z.literal(1)])
/** `uid` is the guest, or who wants to be one; `touid` whom it is for. */
const fields = { uid: z.int(), uname: z.string(), uhead: z.string(), touid: z.int(), isvideo: flag }
const head = <const A extends number>(action: A) => ({ _method_: 'ConnectVideo', action, msgtype: 10 }) as const satisfies EventHead

/** Seconds until nobody answers any more, by the database's clock. */
const asking = { ...fields, seconds: z.number() }

export const micAsked = nowEvent('micAsked', head(1), asking)
export const micAccepted = nowEvent('micAccepted', head(2), fields)
export const micRefused = nowEvent('micRefused', head(3), fields)
export const micOn = nowEvent('micOn', head(4), fields)
export const micLeft = nowEvent('micLeft', head(5), fields)
export const micCut = nowEvent('micCut', head(6), fields)
export const micBusy = nowEvent('micBusy', head(7), fields)
export const micUnanswered = nowEvent('micUnanswered', head(8), fields)
export const micMuted = nowEvent('micMuted', head(9), fields)
export const micInvited = nowEvent('micInvited', head(10), asking)
export const micCancelled = nowEvent('micCancelled', head(11), fields)
/** Rules for asking: `ismic` 0: closed, else people of at least this level. */
export const micSet = nowEvent('micSet', head(12), { ismic: flag, level: z.int() })
