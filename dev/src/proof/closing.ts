import { setTimeout as sleep } from 'node:timers/promises'
import { withOwnSeed } from './random.ts'

/** Milliseconds until somebody is out: with LiveKit's webhooks, and when none arrives. Judged at full size, on a machine with nothing else to do. */
export const GOALS_MS = { delivered: 2_000, dropped: 10_000 }
export type Webhooks = keyof typeof GOALS_MS

/** Milliseconds until each plane was closed. A plane that an act does not touch is not there. */
export type ClosedPlanes = Partial<Record<'api' | 'realtime' | 'media', number>>

export function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0)
}

/**
 * Limit after which a person counts as staying, however busy the machine is: LiveKit ends a participant without media by itself after a
 * minute.
 */
export const LONGEST_MS = 75_000

/** Milliseconds until it happened, counted from the beginning; throws when it did not happen at all. */
export async function inTime(what: string, happened: Promise<number>): Promise<number> {
  const never = new AbortController()
  const waited = sleep(LONGEST_MS, undefined, { signal: never.signal }).then(() => {
    throw new Error(`${what} was still open after ${LONGEST_MS / 1000} s`)
  })
  waited.catch(() => undefined)
  return Promise.race([happened, waited]).finally(() => never.abort())
}

/** Prints the times of many trials of one act, and answers what took longer than promised where seconds are judged. */
export function judgeClosed(
  proof: string,
  act: string,
  closed: readonly ClosedPlanes[],
  { webhooks, full }: { webhooks: Webhooks; full: boolean },
): string[] {
  const planes = (['api', 'realtime', 'media'] as const).flatMap((plane) => {
    const times = closed.flatMap((c) => c[plane] ?? [])
    return times.length > 0 ? [{ plane, ms: p99(times) }] : []
  })
  console.log(
    `${proof}: webhooks ${webhooks}, ${closed.length} × ${act}: ${planes.map(({ plane, ms }) => `${plane} p99 ${ms} ms`).join(', ')}`,
  )
  return planes
    .filter(({ ms }) => full && ms > GOALS_MS[webhooks])
    .map(({ plane, ms }) => `${act}, webhooks ${webhooks}: ${plane} after ${ms} ms`)
}

/** One room after the other where seconds are judged, so that the figures of one are not the load of the other. */
export async function perRoom<Room, Proved>(
  rooms: readonly Room[],
  full: boolean,
  prove: (room: Room) => Promise<Proved>,
): Promise<Proved[]> {
  if (!full) return Promise.all(rooms.map((room) => withOwnSeed(() => prove(room))))
  const proved: Proved[] = []
  for (const room of rooms) proved.push(await prove(room))
  return proved
}
