import type { Sender } from '@nimbo/contract'

/** Somebody in the room, as far as a line of chat knows them. */
export interface Person {
  uid: number
  name: string
  avatar: string
  level: number
}

export function personOf({ uid, uname, uhead, level }: Sender): Person {
  return { uid, name: uname, avatar: uhead, level }
}
