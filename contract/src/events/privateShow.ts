import * as z from 'zod/mini'
import { nowEvent } from './event.ts'

/** `performanceid`: an event has an `id` of its own. Whose it is stays between the two: the whole room reads this. */
const fields = { performanceid: z.int(), need_coin_min: z.int() }
const head = <const A extends number>(action: A) => ({ _method_: 'privatePerformance', action, msgtype: 0 }) as const

/** Price of a minute from now on; 0: no private shows. */
export const privateOffered = nowEvent('privateOffered', head(0), { need_coin_min: z.int() })
export const privateAsked = nowEvent('privateAsked', head(1), fields)
/** The room is paused: the anchor is away until `privateEnded`. */
export const privateAccepted = nowEvent('privateAccepted', head(2), fields)
export const privateDeclined = nowEvent('privateDeclined', head(3), fields)
/** Media flows on both sides. */
export const privateStarted = nowEvent('privateStarted', head(4), fields)
export const privateEnded = nowEvent('privateEnded', head(5), fields)

/** Coins a minute of a private show costs; 0: none are offered. `id`: the one the anchor is away for; 0: none. */
export const privateShowSnapshot = { private_show: z.object({ need_coin_min: z.int(), id: z.int() }) }
