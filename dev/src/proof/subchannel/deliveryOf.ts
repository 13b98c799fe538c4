import type { AudienceReader, Witnessed } from './AudienceReader.ts'

const MOVE_MS = 1_000

/**
 * Delivery of the frames that left while a reader was there. A gap is the delay of a frame for one reader, after the first reader had it;
 * `besideStalls` leaves out stalls of half of the readers as well, as of a busy machine. A frame that never came counts as a tick, together
 * with those missed before it. `moving` and `staying` are the same gap for readers within a second of a move and for all others: the second
 * is what this machine does to readers that nothing happens to.
 */
export function deliveryOf(readers: readonly AudienceReader[], { frames }: Witnessed, tickMs: number) {
  const missedInARow = readers.map(() => 0)
  let [delivered, missed, longestGap, besideStalls, moving, staying] = [0, 0, 0, 0, 0, 0]
  for (const [id, at] of frames) {
    const late: number[] = []
    readers.forEach((reader, n) => {
      if (at < reader.since || at > reader.until) return
      const after = reader.frames.get(id)
      missedInARow[n] = after === undefined ? missedInARow[n]! + 1 : 0
      if (after === undefined) missed++
      else delivered++
      const gap = after ?? tickMs * (1 + missedInARow[n])
      late.push(gap)
      if (reader.sentAt.some((sent) => Math.abs(sent - at) < MOVE_MS)) moving = Math.max(moving, gap / tickMs)
      else staying = Math.max(staying, gap / tickMs)
    })
    const [latest = 0, median = 0] = [late.toSorted((a, b) => b - a)[0], late.toSorted((a, b) => a - b)[Math.floor(late.length / 2)]]
    longestGap = Math.max(longestGap, latest / tickMs)
    besideStalls = Math.max(besideStalls, (latest - median) / tickMs)
  }
  const total = (count: (reader: AudienceReader) => number) => readers.reduce((sum, reader) => sum + count(reader), 0)
  return {
    delivered,
    missed,
    longestGap,
    besideStalls,
    moving,
    staying,
    doubled: total((r) => r.doubled),
    disconnects: total((r) => r.disconnects),
    refused: total((r) => r.refused),
    moves: total((r) => r.moves),
  }
}
