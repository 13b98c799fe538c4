import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { Room } from 'livekit-client'
import { createCapture } from '../../../lib/media/createCapture.ts'
import type { Capture } from '../../../lib/media/createCapture.ts'
import { createGuestSender } from '../../../lib/media/guestSender.ts'
import type { GuestTracks } from '../../../lib/media/guestSender.ts'
import type { RoomHandle } from '../../../room/feature.ts'

export interface GuestState {
  /** The sheet to ask and to wait with. */
  open: boolean
  /** With the picture, or with the sound alone. */
  video: boolean
  /** This tab asked or accepted: another one of the same person leaves the mic to it. */
  here: boolean
  /** This tab was on its way to the mic when its page was loaded anew: what became of that is not known yet. */
  back: boolean
  /** The connection the server lets me send over. */
  connection: string
  /** Seconds until I am on air; undefined while nothing is counted. */
  count: number | undefined
  /** The countdown is over: from now on what the devices give is sent. */
  live: boolean
  /** My tracks as they arrive at the server; undefined while none does. */
  sent: GuestTracks | undefined
  /** Since when, in epoch milliseconds. */
  since: number
  /** It could not be sent. */
  failed: boolean
  /** The right to send was taken back: the guest is off the mic, or on it from another tab. */
  withdrawn: boolean
}

export interface GuestControl {
  store: StoreApi<GuestState>
  capture: Capture
  sender: ReturnType<typeof createGuestSender>
}

const idle = {
  here: false,
  connection: '',
  count: undefined,
  live: false,
  sent: undefined,
  since: 0,
  failed: false,
  withdrawn: false,
} as const
/** Mark of this tab, so that another one of the same person does not take the mic from it. */
const TAB_KEY = 'mic'
function readTab(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY)
  } catch {
    return null
  }
}
function writeTab(stream: string | null): void {
  try {
    if (stream === null) sessionStorage.removeItem(TAB_KEY)
    else sessionStorage.setItem(TAB_KEY, stream)
  } catch {
    return
  }
}

const controls = new WeakMap<RoomHandle, GuestControl>()

/** My side of being a guest in a room: one owner of devices and sending, whatever draws it. */
export function guestOf(room: RoomHandle): GuestControl {
  const known = controls.get(room)
  if (known) return known
  const store = createStore<GuestState>()(() => ({ open: false, video: true, back: readTab() === room.address.stream, ...idle }))
  store.subscribe(({ here, back }, before) => {
    if (here || back) writeTab(room.address.stream)
    else if (before.here || before.back) writeTab(null)
  })
  const sender = createGuestSender({
    onSent: (sent) => store.setState(({ since }) => ({ sent, since: sent && since === 0 ? Date.now() : since })),
    onFault: () => store.setState({ failed: true }),
    onWithdrawn: () => store.setState({ withdrawn: true }),
  })
  const made = { store, capture: createCapture(), sender }
  controls.set(room, made)
  return made
}

/** Guest state is reset: I am neither on the mic nor on my way to it. */
export const endGuest = ({ store }: GuestControl): void => store.setState({ ...idle, open: false })

/** Part of the identity that tells this connection of mine from my others. */
export const connectionOf = (room: Room): string => room.localParticipant.identity.split(':')[1] ?? ''
