import type { EventName, EventOf, NamedEvent, Participant, RoomSnapshot } from '@nimbo/contract'
import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { Room as MediaRoom } from 'livekit-client'
import type { StoreApi } from 'zustand'
import type { ElementEvent } from '../lib/media/player.state.ts'
import { importChunk } from '../ui/codeGone.ts'
import { afterFirstPicture } from './firstPicture.ts'
import type { RoomConnection } from '../lib/realtime/readRoom.ts'
import type { Line, LineBuffer, LineDefinition, LineDefinitions, Removal } from './lines.ts'
import type { EnteredRoom, RoomAddress } from './room.queries.ts'
import type { Effect, Stage } from './stage.ts'

export type Role = 'audience' | 'anchor'

/**
 * Panels a room opens over itself at any feature's request, by name. Their owner declares them:
 * `declare module '../../room/feature.ts' { interface RoomPanels { gifts: true } }`
 */
export interface RoomPanels {}
export type Panel = keyof RoomPanels
export interface PanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Facts of the room and its people that features publish, for the kernel and for each other. The kernel's own are here; a feature declares
 * its own as panels are declared, and optional, since a reader may be in a room without that feature.
 */
export interface RoomFacts {
  /** My role here: 30 viewer, 40 room admin, 50 anchor, 60 super-admin. */
  usertype: number
  /** I may not be here any longer: the door knows why. */
  removed: boolean
  /** Person who shares the picture with the anchor, half and half. */
  opposite: number | undefined
}

/**
 * Places where a feature may draw. The layout owns order, size, safe areas, orientation and writing direction; features own content.
 * `background`: hooks that run while the room is open and draw nothing. `tile`: over the picture of each person in it. `topStart`,
 * `topEnd`: both ends of the first row. `counts`: figures the anchor watches. `chips`: the row below. `notice`: the middle of the picture.
 * `tools`, `corner`: the end side. `lane`: the start side above the chat. `captions`: below it, over the picture; also while everything
 * else is cleared away. `stage`: over the picture, under everything that can be touched. `composer`, `bar`: the input and the controls
 * beside it. `more`: tiles of the sheet behind "More", `takePart` those of taking part in the live, `moreFoot` the ones that stay in reach
 * below them. `spend`: beside a button that spends. `player`: below the picture of a tablet or desktop. In a person's card: `person`, round
 * buttons of the actions on them; `personCorner`, the end of its upper edge; `personAbout`, facts about them; `personFoot`, its large
 * buttons. `conversation`: rows of the menu of a private conversation over the room.
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
  | 'takePart'
  | 'moreFoot'
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
  /** State at entry, before the snapshot. */
  enter?(initial: S, entered: EnteredRoom): S
  /** Facts, computed again with every change of the room. */
  facts?(state: S, address: RoomAddress): Partial<RoomFacts>
  on?: { [N in EventName]?: Handlers<S, N>['reduce'] }
}

interface Drawing {
  audience?: ComponentType
  anchor?: ComponentType
  /** From the start to the end of its place. */
  order?: number
}

export interface PanelDrawing {
  audience?: ComponentType<PanelProps>
  anchor?: ComponentType<PanelProps>
}

export interface RoomFeature<S = unknown> extends Partial<RoomSlice<S>> {
  name: string
  /** Timers and listeners: started when the room opens, ended by what it returns. */
  start?(room: RoomHandle): () => void
  slots?: Partial<Record<Place, Drawing>>
  panels?: { readonly [P in Panel]?: PanelDrawing }
  lines?: { [N in EventName]?: LineDefinition<N> }
  /** Effects of an event on the stage, after the state knows it. */
  effects?: { [N in EventName]?: Handlers<S, N>['effects'] }
  /** The lines an event takes away for everybody. */
  removes?: { [N in EventName]?: Handlers<S, N>['removes'] }
}

/** Person in the picture. */
export interface Tile extends Participant {
  stream: MediaStream
  /** False while there is nothing to see yet. */
  shown: boolean
  /** One's own camera: never heard, and turned around like a mirror if wished. */
  own?: boolean
  mirror?: boolean
  onElement?: (event: ElementEvent) => void
}

/** Core state, which every feature may need to know; slices hold the rest. */
export interface RoomCore extends RoomView, RoomFacts {}
/** View of the room, and its connection. */
interface RoomView {
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
  /** Writing needs the whole bar for the input. */
  writing: boolean
  /** Open panels, the top one last. */
  panels: readonly Panel[]
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
  panels: readonly { feature: string; panel: Panel; Draw: ComponentType<PanelProps> }[]
  lineDefinitions: LineDefinitions
  store: StoreApi<RoomState>
  stage: Stage
  /** Number of redraws of each feature, as far as it reads the room. */
  redraws: Record<string, number>
  countRedraw(feature: string): void
  /** Events of one animation frame, in one write. */
  receive(events: readonly NamedEvent[]): void
  restore(snapshot: RoomSnapshot, ended: boolean): void
  countDropped(count: number): void
  read<S>(slice: RoomSlice<S>): S
  update<S>(slice: RoomSlice<S>, change: (state: S) => S): void
  setCore(part: Partial<RoomView>): void
  /** Opens a panel over those that are open, or closes it. */
  showPanel(panel: Panel, open: boolean): void
  block(uids: readonly number[]): void
  addPendingLine(line: Pick<Line, 'key' | 'name' | 'event'>): void
  markLine(key: string, status: 'pending' | 'failed'): void
  /** Double taps on the picture, in pixels from its corner. */
  onDoubleTap(listener: (at: { x: number; y: number }) => void): () => void
  doubleTap(at: { x: number; y: number }): void
}

const loads = new WeakMap<object, () => Promise<unknown>>()

/** A drawing that keeps out of the room's first load: its code is fetched when its place is drawn, but not before the first picture. */
export function lazyDrawing<P extends object = object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const drawing = lazy(async () => {
    await afterFirstPicture()
    return { default: await importChunk(load) }
  })
  loads.set(drawing, load)
  return drawing
}

/** Fetches what is drawn later, so that it is also there when the network is gone. */
export function fetchLazyDrawings(features: readonly RoomFeature[], role: Role): void {
  for (const { slots = {}, panels = {} } of features) {
    for (const drawing of [...Object.values(slots), ...Object.values<PanelDrawing>(panels)]) {
      const load = drawing[role] && loads.get(drawing[role])
      void load?.().catch(() => undefined)
    }
  }
}
