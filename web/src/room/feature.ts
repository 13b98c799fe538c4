import type { EventName, EventOf, NamedEvent, Participant, RoomSnapshot } from '@nimbo/contract'
import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand'
import type { RoomConnection } from '../lib/realtime/readRoom.ts'
import type { Line, LineBuffer, LineDefinition, LineDefinitions } from './lines.ts'
import type { EnteredRoom, RoomAddress } from './room.queries.ts'
import type { Effect, Stage } from './stage.ts'

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
}

/** The part of a room's state that one feature owns. */
export interface RoomSlice<S> {
  name: string
  initial: S
  /** From the snapshot on entry and after a failed recovery. */
  restore?(state: S, snapshot: RoomSnapshot): S
  on?: { [N in EventName]?: Handlers<S, N>['reduce'] }
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

/** Somebody in the picture. */
export interface Tile extends Participant {
  stream: MediaStream
  /** Whether there is something to see yet. */
  shown: boolean
  /** One's own camera: never heard, and turned around like a mirror if wished. */
  own?: boolean
  mirror?: boolean
  onPlaying?: () => void
}

/** What every feature may need to know; slices hold the rest. */
export interface RoomCore {
  connection: RoomConnection
  ended: EventOf<'showEnded'>['reason'] | undefined
  /** People whose lines and arrivals are not shown to me. */
  blocked: ReadonlySet<number>
  tiles: readonly Tile[]
  soundOn: boolean
  /** Only the picture is shown. */
  cleared: boolean
  /** Somebody writes: the input needs the whole bar. */
  writing: boolean
}
export interface RoomState {
  core: RoomCore
  slices: Readonly<Record<string, unknown>>
  lines: LineBuffer
  /** Events passed over because they are unknown here or not as declared. */
  dropped: number
}

export interface RoomHandle {
  role: Role
  entered: EnteredRoom
  address: RoomAddress
  features: readonly RoomFeature[]
  drawings: (place: Place) => readonly { feature: string; Draw: ComponentType }[]
  lineDefinitions: LineDefinitions
  store: StoreApi<RoomState>
  stage: Stage
  /** How often each feature was drawn anew, as far as it reads the room. */
  redraws: Record<string, number>
  countRedraw(feature: string): void
  /** Everything one animation frame brought: one write, whatever it was. */
  receive(events: readonly NamedEvent[]): void
  restore(snapshot: RoomSnapshot, ended: boolean): void
  countDropped(count: number): void
  read<S>(slice: RoomSlice<S>): S
  update<S>(slice: RoomSlice<S>, change: (state: S) => S): void
  setCore(part: Partial<RoomCore>): void
  block(uids: readonly number[]): void
  addPendingLine(line: Pick<Line, 'key' | 'name' | 'event'>): void
  markLine(key: string, status: 'pending' | 'failed'): void
  /** Double taps on the picture, in pixels from its corner. */
  onDoubleTap(listener: (at: { x: number; y: number }) => void): () => void
  doubleTap(at: { x: number; y: number }): void
}

/** The code of a drawing that a newer release has replaced: only loading the page anew helps. */
export class CodeGone extends Error {
  override readonly name = 'CodeGone'
}

const loads = new WeakMap<ComponentType, () => Promise<ComponentType>>()

/** A drawing that keeps out of the room's first load: its code is fetched while the room is idle, or when its place is drawn. */
export function lazyDrawing(load: () => Promise<ComponentType>): ComponentType {
  const drawing = lazy(() =>
    load().then(
      (drawn) => ({ default: drawn }),
      (cause: unknown) => {
        throw new CodeGone('drawing not fetched', { cause })
      },
    ),
  )
  loads.set(drawing, load)
  return drawing
}

/** Fetches what is drawn later, so that it is also there when the network is gone. */
export function fetchLazyDrawings(features: readonly RoomFeature[], role: Role): void {
  for (const { slots = {} } of features) {
    for (const drawing of Object.values(slots)) {
      const load = drawing[role] && loads.get(drawing[role])
      void load?.().catch(() => undefined)
    }
  }
}
