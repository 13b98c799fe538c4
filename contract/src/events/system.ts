import { nowEvent, systemWords } from './event.ts'

/** A notice of the platform to everybody in the room, in every language. */
export const system = nowEvent('system', { _method_: 'SystemNot', action: 13, msgtype: 4 }, systemWords)
