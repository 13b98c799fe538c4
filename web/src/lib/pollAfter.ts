/** As much of a query as decides when it is asked again. */
interface Polled {
  state: { dataUpdatedAt: number; errorUpdatedAt: number }
}

const LONGEST_MS = 60_000
/** Drift of two pages that polled at once, with every poll, as a part of the pause. */
const SPREAD = 0.1

/**
 * The pause before a query is asked again. While the server does not answer it grows with the time since it last did, so that it
 * doubles. The same until the next answer, because every drawing of a screen asks for it anew and a new pause starts from its beginning.
 */
export function pollAfter(ms: number, { state: { dataUpdatedAt, errorUpdatedAt } }: Polled): number {
  const failing = errorUpdatedAt > dataUpdatedAt
  const pause = !failing ? ms : Math.max(ms, dataUpdatedAt === 0 ? 4 * ms : errorUpdatedAt - dataUpdatedAt)
  const chance = (Math.imul(dataUpdatedAt + errorUpdatedAt, 2_654_435_761) >>> 0) / 2 ** 32
  return Math.round(Math.min(pause, Math.max(ms, LONGEST_MS)) * (1 + SPREAD * (2 * chance - 1)))
}
