const SHARE_OF_HEIGHT = 0.22
const FLING_PX_PER_MS = 0.5
const FLING_PX = 40

/** Meaning of a finger that moved up or down, when it is lifted. */
export function releaseOf({ dy, ms, height }: { dy: number; ms: number; height: number }): 'next' | 'previous' | 'stay' {
  const far = Math.abs(dy) > height * SHARE_OF_HEIGHT
  const flung = Math.abs(dy) > FLING_PX && Math.abs(dy) / Math.max(ms, 1) > FLING_PX_PER_MS
  if (!far && !flung) return 'stay'
  return dy < 0 ? 'next' : 'previous'
}
