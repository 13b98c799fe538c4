import { createContext, useContext, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { RoomCore, RoomHandle, RoomSlice, Tile } from './feature.ts'
import { heldLines, shownLines } from './lines.ts'
import type { Line, LineBuffer } from './lines.ts'

export const RoomContext = createContext<RoomHandle | undefined>(undefined)

/** Feature of a drawing, for the count of redraws. */
export const FeatureContext = createContext('layout')

/** Tile that a drawing in the place `tile` belongs to. */
export const TileContext = createContext<Tile | undefined>(undefined)

export function useRoom(): RoomHandle {
  const room = useContext(RoomContext)
  const feature = useContext(FeatureContext)
  if (!room) throw new Error('a room feature is drawn outside a room')
  useEffect(() => room.countRedraw(feature))
  return room
}

/** Part of a feature's slice that a component draws: it redraws when that changes and for nothing else. */
export function useSlice<S, T>({ name }: RoomSlice<S>, select: (state: S) => T): T {
  return useStore(useRoom().store, ({ slices }) => select(slices[name] as S))
}

export function useCore<T>(select: (core: RoomCore) => T): T {
  return useStore(useRoom().store, ({ core }) => select(core))
}

export function useLineBuffer<T>(select: (lines: LineBuffer) => T): T {
  return useStore(useRoom().store, ({ lines }) => select(lines))
}

/** Lines as they stand now: without what was taken away since, and without people I blocked. */
export function useCurrentLines(lines: readonly Line[]): readonly Line[] {
  const { lineDefinitions } = useRoom()
  const buffer = useLineBuffer((now) => now)
  const blocked = useCore((core) => core.blocked)
  const current = useMemo(() => heldLines(lines, buffer), [lines, buffer])
  return useMemo(() => shownLines(current, lineDefinitions, blocked), [current, lineDefinitions, blocked])
}

export const CloseMore = createContext<() => void>(() => undefined)

/** Action of a row in the sheet behind "More": the sheet closes with it. */
export function useMoreRow(act: () => void): () => void {
  const close = useContext(CloseMore)
  return () => {
    act()
    close()
  }
}
