/** As many frames tell what is usual here, and half a second of them whether it still is. */
const USUAL = 8
const WATCHED = 30
/** Fetching, building and the first picture of an effect cost once, and are its own. */
const WARM_UP = 10
const MOST_LATE = 4
const LATE = 1.5
const REMEMBERED_MS = 60_000
const MAX_REMEMBERED = 50

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** True when more of the last frames are late than a room may lose: a tenth, and the cost of one hitch. */
export function isLosingFrames(gaps: readonly number[], usual: number): boolean {
  return gaps.slice(-WATCHED).filter((gap) => gap > usual * LATE).length > MOST_LATE
}

/** By the address of the effect: another one of its kind may be light. */
const slowUntil = new Map<string, number>()
/** This effect was too much for this device a moment ago. */
export const isTooMuch = (effect: string): boolean => performance.now() < (slowUntil.get(effect) ?? 0)

function remember(effect: string): void {
  slowUntil.delete(effect)
  slowUntil.set(effect, performance.now() + REMEMBERED_MS)
  for (const oldest of slowUntil.keys()) if (slowUntil.size > MAX_REMEMBERED) slowUntil.delete(oldest)
}

/** Counts frames from now on. `watch` says once that what is played now takes them from the room. */
export function followPace(effect: string, signal: AbortSignal): { watch(onSlow: () => void, isDrawn?: () => boolean): void } {
  const gaps: number[] = []
  let [last, usual]: [number | undefined, number] = [undefined, Infinity]
  let tell: (() => void) | undefined
  let [warming, drawn]: [number, () => boolean] = [0, () => true]
  const tick = (at: number) => {
    if (signal.aborted) return
    if (last !== undefined && warming === 0) gaps.push(at - last)
    if (drawn()) warming = Math.max(0, warming - 1)
    last = at
    if (tell && isLosingFrames(gaps, usual)) {
      remember(effect)
      return tell()
    }
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  return {
    watch(onSlow, isDrawn = () => true) {
      usual = gaps.length < USUAL ? 1000 / 60 : median(gaps.slice(-USUAL))
      gaps.length = 0
      warming = WARM_UP
      drawn = isDrawn
      tell = onSlow
    },
  }
}
