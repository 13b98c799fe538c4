import type { EventName, EventOf, NamedEvent, Participant, RoomSnapshot } from '@nimbo/contract'
import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { Room as MediaRoom } from 'livekit-client'
import type { StoreApi } from 'zustand'
import type { ElementEvent } from '../lib/media/player.state.ts'
import { importChunk } from '../ui/codeGone.ts'
import type { RoomConnection } from '../lib/realtime/readRoom.ts'
import type { Line, LineBuffer, LineDefinition, LineDefinitions, Removal } from './lines.ts'
import type { EnteredRoom, RoomAddress } from './room.queries.ts'
import type { Effect, Stage } from './stage.ts'

export type Role = 'audience' | 'anchor'

/** What a room opens over itself, and any feature may ask for. */
export type Panel = 'gifts' | 'guard' | 'goals' | 'recharge'

/**
 * Where a feature may draw. The layout owns order, size, safe areas, orientation and writing direction; features own content.
 * `background`: hooks that run while the room is open and draw nothing. `tile`: over the picture of each person in it. `topStart`, `topEnd`: both ends of the first row.
 * `counts`: figures the anchor watches. `chips`: the row below. `notice`: the middle of the picture. `tools`, `corner`: the end side.
 * `lane`: the start side above the chat. `captions`: below it, over the picture; also while everything else is cleared away. `stage`: over the picture, under everything that can be touched. `composer`, `bar`: the
 * input and what stands beside it. `more`: rows of the sheet behind "More". `spend`: beside a button that spends. `player`: below the picture of a tablet or desktop. Of somebody's card: `person`, round buttons of what can be
 * done about them; `personCorner`, the end of its upper edge; `personAbout`, what is known of them; `personFoot`, its large buttons.
 * `conversation`: rows of the menu of a private conversation over the room.
 */
export type Place =
  | 'background'
  | 'tile'
  | 'topStart'
  | 'topEnd'
  | 'counts'
  | 'chips'
  | 'notice'
  | 'tools'
  | 'corner'
  | 'lane'
  | 'captions'
  | 'stage'
  | 'chat'
  | 'composer'
  | 'bar'
  | 'more'
  | 'spend'
  | 'player'
  | 'person'
  | 'personAbout'
  | 'personCorner'
  | 'personFoot'
  | 'conversation'

/** Declared as methods: a list holds features whose slices differ, and a function property would not fit into it. */
interface Handlers<S, N extends EventName> {
  reduce(state: S, event: EventOf<N>): S
  effects(event: EventOf<N>, room: RoomHandle): readonly Effect[]
  removes(event: EventOf<N>): Removal
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
  /** The lines an event takes away for everybody. */
  removes?: { [N in EventName]?: Handlers<S, N>['removes'] }
}

/** Somebody in the picture. */
export interface Tile extends Participant {
  stream: MediaStream
  /** Whether there is something to see yet. */
  shown: boolean
  /** One's own camera: never heard, and turned around like a mirror if wished. */
  own?: boolean
  mirror?: boolean
  onElement?: (event: ElementEvent) => void
}

/** What every feature may need to know; slices hold the rest. */
export interface RoomCore {
  connection: RoomConnection
  ended: EventOf<'showEnded'>['reason'] | undefined
  /** People whose lines and arrivals are not shown to me. */
  blocked: ReadonlySet<number>
  tiles: readonly Tile[]
  /** Myself among them, while I am on the mic as a guest. */
  ownTile: Tile | undefined
  /** The connection a viewer receives everything over, while there is one. */
  media: MediaRoom | undefined
  soundOn: boolean
  /** Only the picture is shown. */
  cleared: boolean
  /** Small, over another screen. */
  floating: boolean
  /** Somebody writes: the input needs the whole bar. */
  writing: boolean
  /** Who I am here: 30 viewer, 40 room admin, 50 anchor, 60 super-admin. */
  usertype: number
  /** I may not write here until then; 0: for good, or until the show ends. */
  mutedUntil: number | undefined
  /** The host is away for a while: nothing of them is sent into the room. */
  paused: boolean
  /** I was removed from the room. */
  removed: boolean
  /** Open panels, the top one last. */
  panels: readonly Panel[]
  /** My guard of this anchor; type 0: none. */
  guard: EnteredRoom['guard']
  /** Who stands beside the anchor in a battle: nobody else is shown as one. */
  rival: number | undefined
  /** What the platform says about a show it closed. */
  stopped: EventOf<'playStopped'> | EventOf<'showStopped'> | undefined
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
  /** Opens a panel over those that are open, or closes it. */
  showPanel(panel: Panel, open: boolean): void
  block(uids: readonly number[]): void
  addPendingLine(line: Pick<Line, 'key' | 'name' | 'event'>): void
  markLine(key: string, status: 'pending' | 'failed'): void
  /** Double taps on the picture, in pixels from its corner. */
  onDoubleTap(listener: (at: { x: number; y: number }) => void): () => void
  doubleTap(at: { x: number; y: number }): void
}

const loads = new WeakMap<ComponentType, () => Promise<ComponentType>>()

/** A drawing that keeps out of the room's first load: its code is fetched while the room is idle, or when its place is drawn. */
export function lazyDrawing(load: () => Promise<ComponentType>): ComponentType {
  const drawing = lazy(async () => ({ default: await importChunk(load) }))
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
