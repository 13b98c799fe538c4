/** Which chat numbers a reader has been given. A frame covers a whole range, sampled lines included. */
export interface ChatGap {
  /** Every line up to here is known or was left out on purpose. */
  last: number
  /** Ranges beyond the hole, in no particular order. */
  beyond: readonly { from: number; to: number }[]
}

const MAX_RANGES = 100

export function cover(gap: ChatGap, from: number, to: number): ChatGap {
  if (from > to) return gap
  let { last } = gap
  let beyond = [...gap.beyond, { from, to }].toSorted((a, b) => a.from - b.from).slice(-MAX_RANGES)
  for (const range of beyond) if (range.from <= last + 1) last = Math.max(last, range.to)
  beyond = beyond.filter((range) => range.to > last)
  return { last, beyond }
}

export function hasHole(gap: ChatGap): boolean {
  return gap.beyond.length > 0
}
