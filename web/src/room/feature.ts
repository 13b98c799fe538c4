import type { EventName, EventOf, RoomSnapshot } from '@nimbo/contract'
import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { RoomHandle } from './createRoom.ts'
import type { Effect } from './stage.ts'

export type Role = 'audience' | 'anchor'

/**
 * Where a feature may draw. The layout owns order, size, safe areas, orientation and writing direction; features own content.
 * `background`: hooks that run while the room is open and draw nothing. `topStart`, `topEnd`: both ends of the first row.
 * `counts`: figures the anchor watches. `chips`: the row below. `notice`: the middle of the picture. `tools`, `corner`: the end side.
 * `lane`: the start side above the chat. `stage`: over the picture, under everything that can be touched. `composer`, `bar`: the
 * input and what stands beside it. `more`: rows of the sheet behind "More". `person`: what can be done about somebody.
 */
export type Place =
  | 'background'
  | 'topStart'
  | 'topEnd'
  | 'counts'
  | 'chips'
  | 'notice'
  | 'tools'
  | 'corner'
  | 'lane'
  | 'stage'
  | 'chat'
  | 'composer'
  | 'bar'
  | 'more'
  | 'person'

/** Declared as methods: a list holds features whose slices differ, and a function property would not fit into it. */
interface Handlers<S, N extends EventName> {
  reduce(state: S, event: EventOf<N>): S
  effects(event: EventOf<N>, room: RoomHandle): readonly Effect[]
  key(event: EventOf<N>): string
  shownTo(event: EventOf<N>, blocked: ReadonlySet<number>): EventOf<N> | undefined
}

/** The part of a room's state that one feature owns. */
export interface RoomSlice<S> {
  name: string
  initial: S
  /** From the snapshot on entry and after a failed recovery. */
  restore?(state: S, snapshot: RoomSnapshot): S
  on?: { [N in EventName]?: Handlers<S, N>['reduce'] }
}

export type LineStatus = 'sent' | 'pending' | 'failed'
export interface LineProps<N extends EventName = EventName> {
  event: EventOf<N>
  status: LineStatus
}
/** How an event stands among the lines of the chat. */
export interface LineDefinition<N extends EventName = EventName> {
  draw: ComponentType<LineProps<N>>
  /** What stays the same when a pending line is answered; the event's id unless told. */
  key?: Handlers<never, N>['key']
  /** The event without the people somebody blocked; undefined when nothing of it is left. */
  shownTo?: Handlers<never, N>['shownTo']
  /** Takes the place of a line of its own kind that stands last. */
  merges?: boolean
}

interface Drawing {
  audience?: ComponentType
  anchor?: ComponentType
  /** From the start to the end of its place. */
  order?: number
}

export interface RoomFeature<S = unknown> extends Partial<RoomSlice<S>> {
  name: string
  /** Timers and listeners: started when the room opens, ended by what it returns. */
  start?(room: RoomHandle): () => void
  slots?: Partial<Record<Place, Drawing>>
  lines?: { [N in EventName]?: LineDefinition<N> }
  /** What an event plays on the stage, after the state knows it. */
  effects?: { [N in EventName]?: Handlers<S, N>['effects'] }
}

/** The code of a drawing that a newer release has replaced: only loading the page anew helps. */
export class CodeGone extends Error {
  override readonly name = 'CodeGone'
}

/** A drawing whose code is fetched the first time its place is drawn. */
export function lazyDrawing(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (drawn) => ({ default: drawn }),
      (cause: unknown) => {
        throw new CodeGone('drawing not fetched', { cause })
      },
    ),
  )
}
