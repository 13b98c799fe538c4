/** Time for which a room's chat and crowd figures are gathered before they leave as one frame. */
export function tickMs(viewers: number): number {
  if (viewers <= 100) return 0
  if (viewers <= 10_000) return 250
  return viewers <= 50_000 ? 500 : 1_000
}

/** Lines a person can read in one tick; what is above is sampled. */
export function lineBudget(viewers: number): number {
  return viewers <= 100 ? 200 : Math.max(8, Math.round((40 * tickMs(viewers)) / 1_000))
}

interface Weighted {
  level: number
  guard_type: number
}

/** Keeps `budget` lines, by chance weighted with level and guard, in their order. The rest is counted, never hidden. */
export function sample<T extends Weighted>(
  lines: readonly T[],
  budget: number,
  random: () => number = Math.random,
): { kept: T[]; skipped: number } {
  if (lines.length <= budget) return { kept: [...lines], skipped: 0 }
  const drawn = lines.map((line, index) => ({ line, index, key: random() ** (1 / weight(line)) }))
  const kept = drawn
    .toSorted((a, b) => b.key - a.key)
    .slice(0, budget)
    .toSorted((a, b) => a.index - b.index)
    .map((d) => d.line)
  return { kept, skipped: lines.length - kept.length }
}

function weight(line: Weighted): number {
  return 1 + line.level / 20 + line.guard_type * 2
}
