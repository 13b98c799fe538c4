import type { ReactNode } from 'react'
import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'

export type EffectKind = 'banner' | 'medium' | 'deluxe' | 'barrage'
export type Track = 'full' | 'banner' | 'barrage'

/** Effect that flies, explodes or slides in. */
export interface Effect {
  kind: EffectKind
  value: number
  durationMs: number
  /** The reader's own go first. */
  own?: boolean
  /** Sender: the effect leaves the queue when they are blocked. */
  from?: number
  /** Stands still for those who want nothing to fly about, instead of being left out. */
  calm?: boolean
  /** One that waits under the same key is played for both, with the value of both. */
  merge?: string
  draw: (onDone: () => void) => ReactNode
}
interface QueuedEffect extends Effect {
  id: number
  track: Track
  at: number
}
interface PlayingEffect extends Omit<QueuedEffect, 'draw'> {
  draw: () => ReactNode
}
interface StageState {
  playing: readonly PlayingEffect[]
  waiting: readonly QueuedEffect[]
  /** True while effects stand still, until the reader lets them go on. */
  paused: boolean
}
export interface Stage {
  store: StoreApi<StageState>
  play(effect: Effect): void
  togglePause(): void
  dropFrom(people: ReadonlySet<number>): void
  close(): void
}
interface StageOptions {
  isHidden?: () => boolean
  /** False when the reader wants no motion. */
  areEffectsOn?: () => boolean
}

/** A full-screen effect plays alone; what has no place waits, up to a bound. */
const tracks: Record<Track, { places: number; waiting: number }> = {
  full: { places: 1, waiting: 20 },
  banner: { places: 1, waiting: 5 },
  barrage: { places: 3, waiting: 20 },
}
const trackOf: Record<EffectKind, Track> = { banner: 'banner', medium: 'full', deluxe: 'full', barrage: 'barrage' }
const decoration: ReadonlySet<Track> = new Set<Track>(['full', 'barrage'])
const MAX_AGE_MS = 30_000
/** An effect that never says it is done must not hold up the next. */
const WATCHDOG_MS = 3000

/** The one queue of a room's effects: own first, then by value, then by age; nothing gathers while nobody looks. */
export function createStage({ isHidden = () => document.hidden, areEffectsOn = () => true }: StageOptions = {}): Stage {
  const store = createStore<StageState>()(() => ({ playing: [], waiting: [], paused: false }))
  /** Done while they stood still: they go when everything goes on. */
  const overdue = new Set<number>()
  const watchdogs = new Map<number, ReturnType<typeof setTimeout>>()
  let nextId = 0

  function play(effect: Effect) {
    const track = trackOf[effect.kind]
    if (isHidden() || (decoration.has(track) && !effect.calm && !areEffectsOn())) return
    const { waiting } = store.getState()
    const same = effect.merge === undefined ? undefined : waiting.find(({ merge }) => merge === effect.merge)
    const queued = { ...effect, id: nextId++, track, at: Date.now() }
    advance(same ? waiting.map((one) => (one === same ? { ...one, value: one.value + effect.value } : one)) : [...waiting, queued])
  }

  function advance(candidates: readonly QueuedEffect[]) {
    const fresh = isHidden() ? [] : candidates.filter(({ at }) => Date.now() - at <= MAX_AGE_MS).toSorted(byTurn)
    const playing = [...store.getState().playing]
    const waiting: QueuedEffect[] = []
    for (const effect of fresh) {
      if (!store.getState().paused && countOf(playing, effect.track) < tracks[effect.track].places) playing.push(started(effect))
      else waiting.push(effect)
    }
    store.setState({ playing, waiting: bounded(waiting) })
  }

  function started(effect: QueuedEffect): PlayingEffect {
    const onDone = () => finish(effect.id)
    watchdogs.set(effect.id, setTimeout(onDone, effect.durationMs + WATCHDOG_MS))
    return { ...effect, draw: () => effect.draw(onDone) }
  }

  function finish(id: number) {
    if (store.getState().paused) overdue.add(id)
    else remove(id)
  }

  function remove(id: number) {
    clearTimeout(watchdogs.get(id))
    if (!watchdogs.delete(id)) return
    store.setState({ playing: store.getState().playing.filter((effect) => effect.id !== id) })
    advance(store.getState().waiting)
  }

  return {
    store,
    play,
    togglePause() {
      store.setState(({ paused }) => ({ paused: !paused }))
      if (store.getState().paused) return
      for (const id of overdue) finish(id)
      overdue.clear()
      advance(store.getState().waiting)
    },
    dropFrom(people) {
      const { playing, waiting } = store.getState()
      const others = ({ from }: Pick<Effect, 'from'>) => from === undefined || !people.has(from)
      if (!waiting.every(others)) store.setState({ waiting: waiting.filter(others) })
      for (const effect of playing) if (!others(effect)) remove(effect.id)
    },
    close() {
      for (const timer of watchdogs.values()) clearTimeout(timer)
      watchdogs.clear()
      overdue.clear()
      store.setState({ playing: [], waiting: [], paused: false })
    },
  }
}

const countOf = (effects: readonly { track: Track }[], track: Track) => effects.filter((effect) => effect.track === track).length

function byTurn(a: QueuedEffect, b: QueuedEffect): number {
  return Number(b.own ?? false) - Number(a.own ?? false) || b.value - a.value || a.id - b.id
}

/** Excess effects are dropped: the cheapest first, and among equals the oldest. */
function bounded(waiting: readonly QueuedEffect[]): readonly QueuedEffect[] {
  const dropped = new Set<number>()
  for (const track of Object.keys(tracks) as Track[]) {
    const inTrack = waiting.filter((effect) => effect.track === track)
    const excess = inTrack.length - tracks[track].waiting
    const cheapestFirst = inTrack.toSorted((a, b) => Number(a.own ?? false) - Number(b.own ?? false) || a.value - b.value || a.id - b.id)
    for (const effect of cheapestFirst.slice(0, Math.max(0, excess))) dropped.add(effect.id)
  }
  return dropped.size === 0 ? waiting : waiting.filter((effect) => !dropped.has(effect.id))
}
