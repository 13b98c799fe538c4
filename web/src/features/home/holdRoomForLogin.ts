import type { RoomCard } from '@nimbo/contract'
import type { MouseEvent } from 'react'
import { showLoginDialog } from '../../lib/loginDialog.ts'
import { storePendingRoom } from '../../lib/pendingRoom.ts'
import { isSignedIn } from '../../lib/session.ts'

/** For the click of a room link: an anonymous person signs in first and is taken to the room afterwards. */
export function holdRoomForLogin(room: Pick<RoomCard, 'uid' | 'stream'>, click: MouseEvent): void {
  if (isSignedIn()) return
  click.preventDefault()
  storePendingRoom({ liveuid: room.uid, stream: room.stream })
  showLoginDialog()
}
