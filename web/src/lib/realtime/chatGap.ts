/** Chat numbers a reader has been given. A frame covers a whole range, sampled lines included. */
export interface ChatGap {
  /** Every line up to here is known or was left out on purpose. */
  last: number
  /** The newest known line. */
  newest: number
  /** Ranges beyond the hole, in no particular order. */
  beyond: readonly { from: number; to: number }[]
}

const MAX_RANGES = 100

export function cover(gap: ChatGap, from: number, to: number, newest: number = to): ChatGap {
  let { last } = gap
  const given = from > to ? [] : [{ from, to }]
  const ranges = [...gap.beyond, ...given].toSorted((a, b) => a.from - b.from).slice(-MAX_RANGES)
  for (const range of ranges) if (range.from <= last + 1) last = Math.max(last, range.to)
  return { last, newest: Math.max(gap.newest, last, newest), beyond: ranges.filter((range) => range.to > last) }
}

export function hasHole(gap: ChatGap): boolean {
  return gap.newest > gap.last
}
