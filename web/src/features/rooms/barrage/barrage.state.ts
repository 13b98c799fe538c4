import type { RoomHandle } from '../../../room/feature.ts'

const ROWS = 3
const taken = new WeakMap<RoomHandle, Set<number>>()

/** The highest free row of a room; the stage lets no more fly than there are. */
export function takeRow(room: RoomHandle): number {
  const rows = taken.get(room) ?? new Set<number>()
  taken.set(room, rows)
  const row = Array.from({ length: ROWS }, (_, index) => index).find((index) => !rows.has(index)) ?? 0
  rows.add(row)
  return row
}

export function freeRow(room: RoomHandle, row: number): void {
  taken.get(room)?.delete(row)
}

/** Six to nine seconds across, by how much there is to read. */
export const flightMs = (content: string) => Math.min(9000, 6000 + content.length * 40)
