import type { EventOf, Sender } from '@nimbo/contract'

export const SHOWN_MS = 2800
/** From this level on a person's arrival gets a banner of its own; a guard's always does. */
const BANNER_LEVEL = 50

export function grandArrivals({ sample }: EventOf<'enter'>, blocked: ReadonlySet<number>): readonly Sender[] {
  return sample.filter(({ uid, level, guard_type: guard }) => (level >= BANNER_LEVEL || guard > 0) && !blocked.has(uid))
}

/** Removes blocked people from an entrance and keeps the others. */
export function arrivalsShownTo(event: EventOf<'enter'>, blocked: ReadonlySet<number>): EventOf<'enter'> | undefined {
  const sample = event.sample.filter(({ uid }) => !blocked.has(uid))
  if (sample.length === event.sample.length) return event
  return sample.length === 0 ? undefined : { ...event, sample, count: event.count - (event.sample.length - sample.length) }
}
