import type { Live, Output, RoomCard } from '@nimbo/contract'
import { roomTypes } from '@nimbo/contract'
import { useSession } from './session.ts'

/** The room somebody is on their way to, for as long as they are. */
interface ComingRoom {
  stream: string
  poster: string
  /** Its card says that anybody may enter, so nothing has to be asked first. */
  open: boolean
  /** The entry of somebody who has decided for it, good once. */
  entered?: Promise<Output<typeof Live.enterRoom>> | undefined
  /** The room as it is seen from outside, until it is seen from inside. */
  preview?: { close: () => void }
}
let coming: ComingRoom | undefined

/** Noted by the card that was chosen. One's own show is left to its door, which leads to the studio. */
export function expectRoom({ uid, stream, thumb: poster, type }: RoomCard, entered?: ComingRoom['entered']): ComingRoom {
  coming = { stream, poster, open: type === roomTypes.normal && uid !== useSession.getState().uid, entered }
  return coming
}
export const comingRoom = (stream: string): ComingRoom | undefined => (coming?.stream === stream ? coming : undefined)
/** It is not entered after all, or was left. */
export function forgetRoom(stream: string): void {
  if (coming?.stream !== stream) return
  coming.preview?.close()
  coming = undefined
}
