import { chatEvent, words } from './event.ts'

/** A line of chat. */
export const chat = chatEvent('chat', { _method_: 'SendMsg', action: 0, msgtype: 2 }, words)
