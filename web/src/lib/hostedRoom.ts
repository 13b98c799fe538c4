import type { ComponentType } from 'react'
import { create } from 'zustand'

export interface HostedRoomProps {
  liveuid: number
  stream: string
  /** Small, in a corner, over another screen. */
  floating: boolean
}
interface HostedRoom extends Pick<HostedRoomProps, 'liveuid' | 'stream'> {
  /** Given by the room's own screen, so that no other page loads a room's code. */
  Draw: ComponentType<HostedRoomProps>
}
interface Host {
  room: HostedRoom | undefined
  floating: boolean
  /** True for a room that goes on when its screen is left. */
  mayFloat: boolean
}

const nobody: Host = { room: undefined, floating: false, mayFloat: false }

/** The one room of the page. The shell draws it, so that player and connections outlive the room's screen. */
export const useHostedRoom = create<Host>()(() => nobody)

/** For as long as the room's screen is there; what it returns leaves the screen. */
export function hostRoom(room: HostedRoom): () => void {
  const before = useHostedRoom.getState()
  const same = before.room?.stream === room.stream
  useHostedRoom.setState({ room, floating: false, mayFloat: same && before.mayFloat })
  return () => {
    const now = useHostedRoom.getState()
    if (now.room?.stream !== room.stream) return
    if (now.mayFloat) useHostedRoom.setState({ floating: true })
    else dropRoom()
  }
}

export const allowFloating = (mayFloat: boolean): void => useHostedRoom.setState({ mayFloat })

export const dropRoom = (): void => useHostedRoom.setState(nobody)
