/** Milliseconds until somebody is out: with LiveKit's webhooks, and when none arrives. */
export const GOALS_MS = { delivered: 2_000, dropped: 10_000 }
export type Webhooks = keyof typeof GOALS_MS

/** Milliseconds until each plane was closed. A plane that an act does not touch is not there. */
export type ClosedPlanes = Partial<Record<'api' | 'realtime' | 'media', number>>

export function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0)
}

/** Prints the times of many trials of one act, and answers what took longer than promised. */
export function judgeClosed(
  proof: string,
  act: string,
  closed: readonly ClosedPlanes[],
  { webhooks, slack }: { webhooks: Webhooks; slack: number },
): string[] {
  const planes = (['api', 'realtime', 'media'] as const).flatMap((plane) => {
    const times = closed.flatMap((c) => c[plane] ?? [])
    return times.length > 0 ? [{ plane, ms: p99(times) }] : []
  })
  console.log(
    `${proof}: webhooks ${webhooks}, ${closed.length} × ${act}: ${planes.map(({ plane, ms }) => `${plane} p99 ${ms} ms`).join(', ')}`,
  )
  return planes
    .filter(({ ms }) => ms > GOALS_MS[webhooks] * slack)
    .map(({ plane, ms }) => `${act}, webhooks ${webhooks}: ${plane} after ${ms} ms`)
}
