import * as z from 'zod/mini'
import { chatEvent, words } from './event.ts'

/** The line somebody answers: whose it is, not what it says, so that a line deleted later is not repeated here. */
const replied = z.object({ seq: z.int(), uid: z.int(), uname: z.string() })

/** A line of chat. */
export const chat = chatEvent('chat', { _method_: 'SendMsg', action: 0, msgtype: 2 }, { ...words, reply: z.optional(replied) })
