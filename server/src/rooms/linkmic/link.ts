import type { MicActor, MicEvent, MicLink, ParticipantTrack } from '@nimbo/contract'
import { applyRight, type GuestLink, hasFreeSeat, isVideo, lockSeats, type MicStepTaken, takeMicStep } from '../../shows/guest/index.ts'
import { lockRoomOccupancy, lockAdmission, memberOf } from '../../shows/admission/index.ts'
import { type Show, showByStream } from '../../shows/show/index.ts'
import { managed } from '../moderation/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { type LiveDeps, roleOf } from '../../core/room/index.ts'
import { isBanned } from '../../people/sanction/index.ts'

export interface InRoom {
  liveuid: number
  stream: string
}

/** Steps that may lead onto a seat: whoever takes them is counted in turn. */
const maySeat: ReadonlySet<MicEvent> = new Set(['ask', 'invite', 'accept'])

interface GuestWish {
  event: MicEvent
  uid: number
  tracks?: readonly ParticipantTrack[]
  connection?: string
}

/** A person of a show that is on, who may be on its mic; or why not. */
export async function speaker(sql: Sql, { liveuid, stream }: InRoom, uid: number) {
  const member = await memberOf(sql, stream, uid)
  if (!member) return 'NotAdmitted'
  if (member.show.uid !== liveuid || member.show.state !== 'live') return 'RoomEnded'
  if (uid === liveuid) return 'OwnRoom'
  if (member.mutedUntil !== null || (await isBanned(sql, uid))) return 'Muted'
  return member
}

/** Guests are no reason to refuse another one. */
export async function isHostBusy(sql: Sql, stream: string): Promise<boolean> {
  const occupied = await lockRoomOccupancy(sql, stream)
  return occupied !== undefined && occupied !== 'guests'
}

/** Refusal when there is no place for one more, before the guest is asked. */
export async function noPlace(sql: Sql, { id, stream }: Show, uid: number): Promise<'HostBusy' | 'SeatsFull' | undefined> {
  if (await isHostBusy(sql, stream)) return 'HostBusy'
  return (await hasFreeSeat(sql, id, uid)) ? undefined : 'SeatsFull'
}

/** Before anything else of a step: whoever ends this person's admission waits, or is found to have been first. */
export const lockGuest = (sql: Sql, uid: number): Promise<void> => lockAdmission(sql, uid)

export async function take(sql: Sql, show: Show, actor: MicActor, wish: GuestWish): Promise<MicStepTaken> {
  if (maySeat.has(wish.event)) await lockSeats(sql, show.id)
  return takeMicStep(sql, show, { ...wish, actor })
}

/** The show and as what somebody keeps order in it, or why not. */
export async function manager(
  sql: Sql,
  uid: number,
  room: InRoom,
): Promise<{ show: Show; actor: 'anchor' | 'admin' } | 'NoRight' | 'RoomEnded'> {
  const found = await managed(sql, uid, room)
  if (typeof found === 'string') return found
  return { show: found.show, actor: roleOf(found.sender.usertype) === 'anchor' ? 'anchor' : 'admin' }
}

/** A show somebody may leave the mic of, however they stand to it now. */
export async function openRoom(sql: Sql, { liveuid, stream }: InRoom): Promise<{ show: Show; actor: 'guest' } | 'RoomEnded'> {
  const show = await showByStream(sql, stream)
  return show?.uid === liveuid && show.state !== 'ended' ? { show, actor: 'guest' } : 'RoomEnded'
}

/** After the transaction: the right to send follows what was decided, from the connection of now and from none other. */
export async function settle(deps: LiveDeps, stream: string, { link, before }: Pick<MicStepTaken, 'link' | 'before'>): Promise<MicLink> {
  if (before.connection !== '' && before.connection !== link.connection) await applyRight(deps, stream, { ...before, state: 'none' })
  if (link.state !== before.state || link.connection !== before.connection) await applyRight(deps, stream, link)
  return linkOut(link)
}

export function linkOut({ state, outcome, left, tracks }: GuestLink): MicLink {
  return { state, outcome, left: Math.max(0, left), isvideo: isVideo(tracks) }
}
