import * as z from 'zod/mini'
import { nowEvent } from './event.ts'

const reason = z.enum(['anchor', 'lost', 'moved'])

export const showEnded = nowEvent('showEnded', { _method_: 'StartEndLive', action: 18, msgtype: 1 }, { reason })
/** The anchor opened the show on another device. */
export const showMoved = nowEvent('showMoved', { _method_: 'StartEndLive', action: 19, msgtype: 1 }, { reason })
