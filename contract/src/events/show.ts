import * as z from 'zod/mini'
import { nowEvent } from './event.ts'

const reason = z.enum(['anchor', 'lost', 'moved', 'closed'])

export const showEnded = nowEvent('showEnded', { _method_: 'StartEndLive', action: 18, msgtype: 1 }, { reason })
/** The anchor opened the show on another device. */
export const showMoved = nowEvent('showMoved', { _method_: 'StartEndLive', action: 19, msgtype: 1 }, { reason })
/** The anchor changed the room's type in mid-show. The price of a paid or timed room; always blank for a password room. */
export const typeChanged = nowEvent(
  'typeChanged',
  { _method_: 'changeLive', action: 1, msgtype: 27 },
  { type: z.int(), type_val: z.string() },
)
