/** Hours in which no push comes, on the clock of a place. Both in minutes after midnight; from 1380 to 480 goes over midnight. */
export interface QuietHours {
  from: number
  to: number
  /** An IANA name. */
  zone: string
}

const MINUTE_MS = 60_000
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' })
    clocks.set(zone, clock)
  }
  return clock
}

/** A time zone by its one name, however it is written; undefined when there is none. */
export function zoneNamed(zone: string): string | undefined {
  // Offsets are no places: they know no summer.
  if (!/^[A-Za-z]/.test(zone)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Local wall-clock time, in minutes after midnight. */
function minuteAt(zone: string, ms: number): number {
  const parts = clockOf(zone).formatToParts(ms)
  const read = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
  return read('hour') * 60 + read('minute')
}

/** By the clock on the wall, so a night in which it is changed is an hour longer or shorter. */
export function isQuiet({ from, to, zone }: QuietHours, ms: number): boolean {
  const minute = minuteAt(zone, ms)
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** The first minute that is not quiet, `ms` itself if it is not: also where the hour that ends the night is skipped in spring. */
export function quietUntil(hours: QuietHours, ms: number): number {
  if (!isQuiet(hours, ms)) return ms
  let at = Math.floor(ms / MINUTE_MS) * MINUTE_MS
  do at += MINUTE_MS
  while (isQuiet(hours, at))
  return at
}
