import { definitionOf } from '@nimbo/contract'
import type { EventName, NamedEvent, RoomSnapshot } from '@nimbo/contract'
import type { ComponentType } from 'react'
import { createStore } from 'zustand'
import type { Role, RoomCore, RoomFeature, RoomHandle, RoomSlice, RoomState } from './feature.ts'
import { addLines, addPending, markLine, noLines } from './lines.ts'
import type { LineDefinition } from './lines.ts'
import type { EnteredRoom } from './room.queries.ts'
import { createStage } from './stage.ts'
import type { Stage } from './stage.ts'

/** People I blocked that a room can know of: nobody's list is longer than a phone can filter by. */
export const MAX_BLOCKED = 1000

interface RoomOptions {
  role: Role
  entered: EnteredRoom
  features: readonly RoomFeature[]
  stage?: Stage
  soundOn?: boolean
}

const emptyCore: RoomCore = {
  connection: 'connecting',
  ended: undefined,
  blocked: new Set(),
  tiles: [],
  soundOn: false,
  cleared: false,
  writing: false,
}

/** A room's state and everything that may change it; nothing here knows the network or the screen. */
export function createRoom({ role, entered, features, stage = createStage(), soundOn = false }: RoomOptions): RoomHandle {
  const lineDefinitions = new Map(features.flatMap(({ lines = {} }) => Object.entries(lines) as [EventName, LineDefinition][]))
  const reducers = byEvent(features, ({ name, on = {} }) => Object.entries(on).map(([event, reduce]) => [event, { name, reduce }]))
  const players = byEvent(features, ({ effects = {} }) => Object.entries(effects))
  const listeners = new Set<(at: { x: number; y: number }) => void>()
  const slices = Object.fromEntries(features.map(({ name, initial }) => [name, initial]))
  const store = createStore<RoomState>()(() => ({ core: { ...emptyCore, soundOn }, slices, lines: noLines, dropped: 0 }))

  const room: RoomHandle = {
    role,
    entered,
    address: { liveuid: entered.room.uid, stream: entered.room.stream },
    features,
    drawings: drawingsOf(features, role),
    lineDefinitions,
    store,
    stage,
    redraws: {},
    countRedraw: (feature) => void (room.redraws[feature] = (room.redraws[feature] ?? 0) + 1),
    receive(events) {
      const before = store.getState()
      const next = { ...before.slices }
      let { core } = before
      for (const { name, event } of events) {
        for (const reducer of reducers.get(name) ?? []) next[reducer.name] = reducer.reduce(next[reducer.name], event as never)
        if (name === 'showEnded') core = { ...core, ended: event.reason }
      }
      const withLines = events.filter(({ name }) => lineDefinitions.has(name))
      const lines = withLines.length === 0 ? before.lines : addLines(before.lines, withLines, lineDefinitions, core.blocked)
      store.setState({ core, lines, slices: next })
      for (const { name, event } of events)
        for (const effects of players.get(name) ?? []) for (const effect of effects(event as never, room)) stage.play(effect)
    },
    restore(snapshot, ended) {
      const { core, lines, slices: before } = store.getState()
      const said = addLines(lines, snapshot.messages.flatMap(named), lineDefinitions, core.blocked)
      store.setState({
        core: ended ? { ...core, ended: core.ended ?? 'anchor' } : core,
        lines: { ...said, newest: Math.max(said.newest, snapshot.seq) },
        slices: Object.fromEntries(features.map((f) => [f.name, f.restore ? f.restore(before[f.name], snapshot) : before[f.name]])),
      })
    },
    countDropped: (count) => store.setState(({ dropped }) => ({ dropped: dropped + count })),
    read: <S>({ name }: RoomSlice<S>) => store.getState().slices[name] as S,
    update<S>({ name }: RoomSlice<S>, change: (state: S) => S) {
      store.setState(({ slices: now }) => ({ slices: { ...now, [name]: change(now[name] as S) } }))
    },
    setCore: (part) => store.setState(({ core }) => ({ core: { ...core, ...part } })),
    block(uids) {
      const blocked = new Set(uids.slice(0, MAX_BLOCKED))
      room.setCore({ blocked })
      stage.dropFrom(blocked)
    },
    addPendingLine: (line) => store.setState(({ lines }) => ({ lines: addPending(lines, line) })),
    markLine: (key, status) => store.setState(({ lines }) => ({ lines: markLine(lines, key, status) })),
    onDoubleTap(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    doubleTap(at) {
      for (const listener of listeners) listener(at)
    },
  }
  room.restore(entered.snapshot, false)
  return room
}

function named(event: RoomSnapshot['messages'][number]): NamedEvent[] {
  const definition = definitionOf(event)
  return definition ? [{ name: definition.name, event } as NamedEvent] : []
}

/** Dispatch by name: thirty features do not each look at every line of chat. */
function byEvent<T>(features: readonly RoomFeature[], entries: (feature: RoomFeature) => [string, T][]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>()
  for (const [name, handler] of features.flatMap(entries)) found.set(name, [...(found.get(name) ?? []), handler])
  return found
}

function drawingsOf(features: readonly RoomFeature[], role: Role): RoomHandle['drawings'] {
  const found = new Map<string, { feature: string; Draw: ComponentType; order: number }[]>()
  for (const { name, slots = {} } of features) {
    for (const [place, drawing] of Object.entries(slots)) {
      const Draw = drawing[role]
      if (Draw) found.set(place, [...(found.get(place) ?? []), { feature: name, Draw, order: drawing.order ?? 50 }])
    }
  }
  for (const drawings of found.values()) drawings.sort((a, b) => a.order - b.order)
  return (place) => found.get(place) ?? []
}
