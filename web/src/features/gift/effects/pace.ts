import type { EffectType } from '@nimbo/contract'

/** As many frames tell what is usual here, and half a second of them whether it still is. */
const USUAL = 8
const WATCHED = 30
const MOST_LATE = 4
const LATE = 1.5
const REMEMBERED_MS = 600_000

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Whether of the last frames more are late than a room may lose: a tenth, and what one hitch costs. */
export function isLosingFrames(gaps: readonly number[], usual: number): boolean {
  return gaps.slice(-WATCHED).filter((gap) => gap > usual * LATE).length > MOST_LATE
}

const slowUntil = new Map<EffectType, number>()
/** Effects of this kind were too much for this device a while ago. */
export const isTooMuch = (kind: EffectType): boolean => performance.now() < (slowUntil.get(kind) ?? 0)

/** Counts frames from now on. `watch` says once that what is played now takes them from the room. */
export function followPace(kind: EffectType, signal: AbortSignal): { watch(onSlow: () => void): void } {
  const gaps: number[] = []
  let [last, usual]: [number | undefined, number] = [undefined, Infinity]
  let tell: (() => void) | undefined
  const tick = (at: number) => {
    if (signal.aborted) return
    if (last !== undefined) gaps.push(at - last)
    last = at
    if (tell && isLosingFrames(gaps, usual)) {
      slowUntil.set(kind, performance.now() + REMEMBERED_MS)
      return tell()
    }
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  return {
    watch(onSlow) {
      usual = gaps.length < USUAL ? 1000 / 60 : median(gaps.slice(-USUAL))
      gaps.length = 0
      tell = onSlow
    },
  }
}
