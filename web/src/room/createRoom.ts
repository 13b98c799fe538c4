import { definitionOf } from '@nimbo/contract'
import type { EventName, NamedEvent, RoomSnapshot } from '@nimbo/contract'
import type { ComponentType } from 'react'
import { createStore } from 'zustand'
import type { Panel, PanelDrawing, Role, RoomCore, RoomFacts, RoomFeature, RoomHandle, RoomSlice, RoomState } from './feature.ts'
import { addLines, addPending, markLine, noLines, removeLines } from './lines.ts'
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

const emptyCore: Omit<RoomCore, 'usertype'> = {
  connection: 'connecting',
  ended: undefined,
  blocked: new Set(),
  tiles: [],
  ownTile: undefined,
  media: undefined,
  soundOn: false,
  cleared: false,
  floating: false,
  writing: false,
  panels: [],
  removed: false,
  opposite: undefined,
}

/** A room's state and everything that may change it; nothing here knows the network or the screen. */
export function createRoom({ role, entered, features, stage = createStage(), soundOn = false }: RoomOptions): RoomHandle {
  const lineDefinitions = new Map(features.flatMap(({ lines = {} }) => Object.entries(lines) as [EventName, LineDefinition][]))
  const reducers = byEvent(features, ({ name, on = {} }) => Object.entries(on).map(([event, reduce]) => [event, { name, reduce }]))
  const players = byEvent(features, ({ effects = {} }) => Object.entries(effects))
  const removers = byEvent(features, ({ removes = {} }) => Object.entries(removes))
  const listeners = new Set<(at: { x: number; y: number }) => void>()
  const slices = Object.fromEntries(features.map((f) => [f.name, f.enter ? f.enter(f.initial, entered) : f.initial]))
  const core: RoomCore = { ...emptyCore, soundOn, usertype: entered.usertype }
  const store = createStore<RoomState>()(() => ({ core, slices, lines: noLines, dropped: 0 }))
  const address = { liveuid: entered.room.uid, stream: entered.room.stream }
  const speakers = features.filter(({ facts }) => facts)
  function withFacts(now: RoomCore, by: RoomState['slices']): RoomCore {
    const facts: Partial<RoomFacts> = Object.assign({}, ...speakers.map((f) => f.facts?.(by[f.name], address)))
    return Object.entries(facts).every(([name, fact]) => now[name as keyof RoomFacts] === fact) ? now : { ...now, ...facts }
  }

  const room: RoomHandle = {
    role,
    entered,
    address,
    features,
    drawings: drawingsOf(features, role),
    panels: panelsOf(features, role),
    lineDefinitions,
    store,
    stage,
    redraws: {},
    countRedraw: (feature) => void (room.redraws[feature] = (room.redraws[feature] ?? 0) + 1),
    receive(events) {
      const before = store.getState()
      const next = { ...before.slices }
      let now = before.core
      for (const received of events) {
        for (const reducer of reducers.get(received.name) ?? [])
          next[reducer.name] = reducer.reduce(next[reducer.name], received.event as never)
        if (received.name === 'showEnded') now = { ...now, ended: received.event.reason }
      }
      const withLines = events.filter(({ name }) => lineDefinitions.has(name))
      const removed = events.flatMap(({ name, event }) => (removers.get(name) ?? []).flatMap((removalOf) => removalOf(event as never)))
      const kept = removed.length === 0 ? before.lines : removeLines(before.lines, removed)
      const lines = withLines.length === 0 ? kept : addLines(kept, withLines, lineDefinitions, now.blocked)
      store.setState({ core: withFacts(now, next), lines, slices: next })
      for (const { name, event } of events)
        for (const effects of players.get(name) ?? []) for (const effect of effects(event as never, room)) stage.play(effect)
    },
    restore(snapshot, ended) {
      const { core: now, lines, slices: before } = store.getState()
      const said = addLines(lines, snapshot.messages.flatMap(named), lineDefinitions, now.blocked)
      const next = Object.fromEntries(features.map((f) => [f.name, f.restore ? f.restore(before[f.name], snapshot) : before[f.name]]))
      store.setState({
        core: withFacts(ended ? { ...now, ended: now.ended ?? 'anchor' } : now, next),
        lines: { ...said, newest: Math.max(said.newest, snapshot.seq) },
        slices: next,
      })
    },
    countDropped: (count) => store.setState(({ dropped }) => ({ dropped: dropped + count })),
    read: <S>({ name }: RoomSlice<S>) => store.getState().slices[name] as S,
    update<S>({ name }: RoomSlice<S>, change: (state: S) => S) {
      store.setState(({ core: now, slices: before }) => {
        const next = { ...before, [name]: change(before[name] as S) }
        return { slices: next, core: withFacts(now, next) }
      })
    },
    setCore: (part) => store.setState((state) => ({ core: { ...state.core, ...part } })),
    showPanel(panel, open) {
      const { panels } = store.getState().core
      const others = panels.filter((other) => other !== panel)
      if (open || others.length < panels.length) room.setCore({ panels: open ? [...others, panel] : others })
    },
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

function panelsOf(features: readonly RoomFeature[], role: Role): RoomHandle['panels'] {
  return features.flatMap(({ name, panels = {} }) =>
    Object.entries<PanelDrawing>(panels).flatMap(([panel, { [role]: Draw }]) =>
      Draw ? [{ feature: name, panel: panel as Panel, Draw }] : [],
    ),
  )
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
