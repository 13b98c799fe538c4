import { CommonRefusals, Live, Refusal, refusalOf } from '@nimbo/contract'
import type { RoomDoor } from '@nimbo/contract'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { askDoor, enterRoom } from '../../../room/room.queries.ts'
import type { EnteredRoom, RoomAddress } from '../../../room/room.queries.ts'

/** Reason the door stayed shut after a try; any other is in the server's own words. */
export type DoorFault = 'wrong' | 'tooMany' | 'priceChanged' | 'short' | { text: string }
export type Entry =
  | { step: 'checking' }
  | { step: 'door'; door: RoomDoor; fault?: DoorFault | undefined; busy: boolean }
  | { step: 'in'; room: EnteredRoom; since: number }
  | { step: 'refused'; why: 'kicked' | 'blocked' | 'age' | 'ended' | 'own' | 'failed' }

const reasonOf = (e: unknown) => refusalOf(e, Live.checkLive) ?? refusalOf(e, Live.roomCharge) ?? refusalOf(e, Live.enterRoom)

/** Either the door has something to say, or this person is kept out. */
function outcomeOf(e: unknown): DoorFault | Extract<Entry, { step: 'refused' }>['why'] {
  if (e instanceof Refusal && e.code === CommonRefusals.TooMany) return 'tooMany'
  switch (reasonOf(e)) {
    case 'Kicked':
      return 'kicked'
    case 'Blocked':
      return 'blocked'
    case 'AgeRequired':
      return 'age'
    case 'RoomEnded':
      return 'ended'
    case 'OwnRoom':
      return 'own'
    case 'WrongPassword':
      return 'wrong'
    case 'FeeChanged':
    case 'NotPaid':
    case 'NotPaidRoom':
      return 'priceChanged'
    case 'InsufficientBalance':
      return 'short'
    case 'Frozen':
    case 'OverLimit':
    case 'SpendingPaused':
    case 'IdempotencyConflict':
    case 'NotOnAir':
      return { text: refusalText(e) ?? '' }
    case undefined:
      return 'failed'
  }
}

function isFault(outcome: ReturnType<typeof outcomeOf>): outcome is DoorFault {
  return typeof outcome === 'object' || ['wrong', 'tooMany', 'priceChanged', 'short'].includes(outcome)
}

/** Enters a room whose card asks for nothing: one question instead of two. A card may be older than its room's terms, and then the door says what it takes now. */
export async function enterOpenRoom(room: RoomAddress): Promise<Entry> {
  try {
    return { step: 'in', room: await enterRoom(room, { type_val: 0 }), since: Date.now() }
  } catch (e) {
    const outcome = outcomeOf(e)
    if (!isFault(outcome)) return { step: 'refused', why: outcome }
    // A wrong password is no fault yet: none was typed.
    return checkRoom(room, outcome === 'wrong' ? undefined : outcome)
  }
}

/** Terms of entering now; a room without any is entered. */
export async function checkRoom(room: RoomAddress, fault?: DoorFault): Promise<Entry> {
  try {
    const door = await askDoor(room)
    if (door.type !== 0) return { step: 'door', door, fault, busy: false }
    return { step: 'in', room: await enterRoom(room, { type_val: 0 }), since: Date.now() }
  } catch (e) {
    const outcome = outcomeOf(e)
    if (!isFault(outcome)) return { step: 'refused', why: outcome }
    // The terms changed between the two: the door says what it takes now.
    return fault === undefined ? checkRoom(room, outcome) : { step: 'refused', why: 'failed' }
  }
}

/** Pays where there is something to pay. One charge a show: a second tap, or a retry, is answered and not charged. */
export async function passDoor(room: RoomAddress, door: RoomDoor, password: string): Promise<Entry> {
  const type_val = Number(door.type_val)
  try {
    if (door.type === 2) await client.call(Live.roomCharge, { ...room, type_val, client_request_id: crypto.randomUUID() })
    const entered = await enterRoom(room, { password, type_val: door.type === 3 ? type_val : 0 })
    return { step: 'in', room: entered, since: Date.now() }
  } catch (e) {
    const outcome = outcomeOf(e)
    if (!isFault(outcome)) return { step: 'refused', why: outcome }
    // A price or a balance that is not what the door says is read again; a password is only tried again.
    return outcome === 'wrong' || outcome === 'tooMany' ? { step: 'door', door, fault: outcome, busy: false } : checkRoom(room, outcome)
  }
}
