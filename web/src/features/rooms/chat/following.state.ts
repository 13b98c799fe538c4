import type { Line, LineBuffer } from '../../../room/lines.ts'
import { byPlace, heldLines } from '../../../room/lines.ts'

/** As many new lines as can be read in a fifth of a second. */
const MAX_NEW = 4
/** Lines of a short burst come one glance later; of a busy room only these are left of what nobody could read. */
const MAX_WAITING = 8

/** Lines shown to a reader who follows the chat. The buffer keeps all lines for one who scrolls up. */
export interface Following {
  shown: readonly Line[]
  waiting: readonly Line[]
  /** Keys of the lines that were there the last time: they are shown, wait, or were passed over. */
  known: ReadonlySet<string>
}

/** Start of following: the newest lines. */
export function follow({ items }: LineBuffer, rows: number): Following {
  return { shown: items.slice(-rows), waiting: [], known: keysOf(items) }
}

interface Sampling {
  rows: number
  /** Preference among lines of which only some can be shown. */
  matters: (line: Line) => boolean
  /** Shown at once, whatever else there is. */
  own: (line: Line) => boolean
}

/** One glance further: lines that matter first, then the newest, in the order of the chat. */
export function followOn(before: Following, buffer: LineBuffer, { rows, matters, own }: Sampling): Following {
  const { items } = buffer
  const now = keysOf(items)
  const fresh = items.filter(({ key }) => !before.known.has(key))
  const waiting = most([...stillThere(before.waiting, buffer, now), ...fresh], MAX_WAITING, (line) => own(line) || matters(line))
  const mine = waiting.filter(own)
  const next = [...mine, ...waiting.filter((line) => !own(line)).slice(0, MAX_NEW)]
  const taken = keysOf(next)
  const shown =
    next.length === 0 ? stillThere(before.shown, buffer, now) : [...stillThere(before.shown, buffer, now), ...next].toSorted(byPlace)
  return { shown: shown.slice(-rows), waiting: waiting.filter(({ key }) => !taken.has(key)), known: now }
}

/** Selection of lines: those that matter, then the newest; each in its place. */
function most(lines: readonly Line[], count: number, matters: (line: Line) => boolean): readonly Line[] {
  if (lines.length <= count) return lines
  const first = lines.filter(matters).slice(-count)
  const others = lines.filter((line) => !matters(line)).slice(first.length - count || lines.length)
  const kept = keysOf([...first, ...others])
  return lines.filter(({ key }) => kept.has(key))
}

/** As they stand now. A line that newer ones pushed out of the buffer stays; one that another took the place of goes. */
function stillThere(lines: readonly Line[], buffer: LineBuffer, now: ReadonlySet<string>): readonly Line[] {
  const oldest = buffer.items[0]
  return heldLines(lines, buffer).filter((line) => now.has(line.key) || (oldest !== undefined && byPlace(line, oldest) < 0))
}

const keysOf = (lines: readonly Line[]): ReadonlySet<string> => new Set(lines.map(({ key }) => key))
