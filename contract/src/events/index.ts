import * as z from 'zod/mini'
import { barrage } from './barrage.ts'
import { caption } from './caption.ts'
import { chat } from './chat.ts'
import type { EventHead, Lane, LineField } from './event.ts'
import { giftSent, guardBought, guardSnapshot } from './gift.ts'
import { goalSnapshot, taskDone, taskOver, taskSet, taskTipped, wishDone, wishOver, wishSet, wishTipped } from './goal.ts'
import { light } from './hearts.ts'
import {
  micAccepted,
  micAsked,
  micBusy,
  micCancelled,
  micCut,
  micInvited,
  micLeft,
  micMuted,
  micOn,
  micRefused,
  micSet,
  micUnanswered,
} from './mic.ts'
import { adminSet, adminUnset, kicked, linesDeleted, muted, pinned, playStopped, showStopped, slowMode, unmuted } from './moderation.ts'
import { redClosed, redSent } from './red.ts'
import {
  privateAccepted,
  privateAsked,
  privateDeclined,
  privateEnded,
  privateOffered,
  privateShowSnapshot,
  privateStarted,
} from './privateShow.ts'
import { pkScore, pkSnapshot, pkState } from './pk.ts'
import { showEnded, showMoved, typeChanged } from './show.ts'
import { system } from './system.ts'
import { enter, fans } from './viewers.ts'
import { votesSnapshot, votesUpdated } from './votes.ts'

/** Every event of a room. Types, lanes, the server's publishing and the browser's parser derive from this list. */
export const roomEvents = [
  adminSet,
  adminUnset,
  barrage,
  caption,
  chat,
  enter,
  fans,
  giftSent,
  guardBought,
  kicked,
  light,
  linesDeleted,
  micAccepted,
  micAsked,
  micBusy,
  micCancelled,
  micCut,
  micInvited,
  micLeft,
  micMuted,
  micOn,
  micRefused,
  micSet,
  micUnanswered,
  muted,
  pinned,
  pkScore,
  pkState,
  playStopped,
  redClosed,
  redSent,
  privateAccepted,
  privateAsked,
  privateDeclined,
  privateEnded,
  privateOffered,
  privateStarted,
  showEnded,
  showMoved,
  showStopped,
  slowMode,
  system,
  taskDone,
  taskOver,
  taskSet,
  taskTipped,
  typeChanged,
  unmuted,
  votesUpdated,
  wishDone,
  wishOver,
  wishSet,
  wishTipped,
] as const

/**
 * Parts of features in the snapshot of a room, as fields beside their events; the server's `*.snapshot.ts` make them. One that is added
 * is optional for a release: a server of an earlier one does not make it.
 */
export const snapshotParts = [votesSnapshot, guardSnapshot, privateShowSnapshot, goalSnapshot, pkSnapshot] as const

type Part = (typeof snapshotParts)[number]
type FieldOf<P> = P extends unknown ? keyof P : never
/** A field of a room's snapshot that a feature makes. */
export type SnapshotField = FieldOf<Part>
type SnapshotShape = { [F in SnapshotField]: Extract<Part, Record<F, unknown>>[F] }
export const snapshotShape = () => Object.fromEntries(snapshotParts.flatMap((part) => Object.entries(part))) as SnapshotShape

type Definition = (typeof roomEvents)[number]
type Named<N> = Extract<Definition, { name: N }>

export type EventName = Definition['name']
export type NameIn<L extends Lane> = Extract<Definition, { lane: L }>['name']
export type EventOf<N extends EventName> = z.output<Named<N>['schema']>
/** The events that travel on a lane: `EventIn<'sum' | 'latest'>`. */
export type EventIn<L extends Lane> = z.output<Extract<Definition, { lane: L }>['schema']>
export type RoomEvent = EventIn<Lane>
/** Fields of an event that its maker gives. The head follows from its name; the room engine adds number, time and sender to a line. */
export type EventFields<N extends EventName> = Omit<EventOf<N>, keyof EventHead | 'id' | (N extends NameIn<'chat'> ? LineField : never)>

/** The specification's kinds of a line between what people say. */
export const messageKinds = { system: 1, gift: 2, enter: 3, light: 4, redPack: 5 } as const

const headKey = ({ _method_, action, msgtype }: EventHead) => `${_method_}/${action}/${msgtype}`
const byHead: ReadonlyMap<string, Definition> = new Map(roomEvents.map((d) => [headKey(d.head), d]))
const byName: ReadonlyMap<string, Definition> = new Map(roomEvents.map((d) => [d.name, d]))

/** Undefined for the head of an event this build does not know. */
export function definitionOf(head: EventHead): Definition | undefined {
  return byHead.get(headKey(head))
}
/** Undefined for the name of an event this build does not know. */
export function headOf(name: string): EventHead | undefined {
  return byName.get(name)?.head
}

export function isInLane<L extends Lane>(lane: L, event: RoomEvent): event is Extract<RoomEvent, EventIn<L>> {
  return definitionOf(event)?.lane === lane
}

/** Two events of one name in the sum lane as one. */
export function addEvents(earlier: EventIn<'sum'>, later: EventIn<'sum'>): EventIn<'sum'> {
  const { add } = definitionOf(later) as { add(a: EventIn<'sum'>, b: EventIn<'sum'>): EventIn<'sum'> }
  return add(earlier, later)
}
/** Slot of an event of the latest lane, which replaces the one before in it. */
export function slotOf(event: EventIn<'latest'>): string {
  const { slot } = definitionOf(event) as { slot(event: EventIn<'latest'>): string }
  return slot(event)
}

/** Any event of the chat lane, as calls answer them. */
export const chatLine = z.union(roomEvents.filter((d) => d.lane === 'chat').map((d) => d.schema))
/** Answer of `Live.sendMsg`. */
export const chatMessage = chat.schema
