const SPAN_SECONDS = 600

/** Growth of the audience since ten minutes before the last count; 0 while the show is younger. */
export function growth(audience: readonly { at: number; nums: number }[], now: number): number {
  const last = audience.at(-1)
  const before = last && audience.findLast(({ at }) => at <= last.at - SPAN_SECONDS)
  return before ? now - before.nums : 0
}
