/** A stretch of time in epoch milliseconds. */
export interface Stretch {
  from: number
  to: number
}
export interface Tick extends Stretch {
  minute: number
  flowedMs: number
}

/** Free time at the beginning: ten of sixty seconds. A last minute counts from its fiftieth second on. */
export const freeMs = (minuteMs: number): number => Math.round(minuteMs / 6)
const enoughMs = (minuteMs: number) => minuteMs - freeMs(minuteMs)

export const flowedMs = (flows: readonly Stretch[]): number => flows.reduce((sum, { from, to }) => sum + to - from, 0)

/**
 * The minutes that media on both sides makes, in the order it flowed. The clock stands still while it does not: a minute is a minute of
 * media, whatever was between, so nobody gains by going away.
 */
export function ticksOf(flows: readonly Stretch[], minuteMs: number, most: number): Tick[] {
  const ticks: Tick[] = []
  let free = freeMs(minuteMs)
  let open: Tick | undefined
  for (const { from, to } of flows) {
    const skipped = Math.min(free, to - from)
    free -= skipped
    let at = from + skipped
    while (at < to && ticks.length < most) {
      open ??= { minute: ticks.length + 1, from: at, to: at, flowedMs: 0 }
      const part = Math.min(to - at, minuteMs - open.flowedMs)
      open.flowedMs += part
      at += part
      open.to = at
      if (open.flowedMs < minuteMs) continue
      ticks.push(open)
      open = undefined
    }
  }
  if (open && open.flowedMs >= enoughMs(minuteMs) && ticks.length < most) ticks.push(open)
  return ticks
}

/** Milliseconds of media the deposits still pay for. */
export const leftMs = (flows: readonly Stretch[], minuteMs: number, minutes: number): number =>
  Math.max(0, freeMs(minuteMs) + minutes * minuteMs - flowedMs(flows))
