/** Period with some time between its ends, that is not over yet. In epoch seconds; 0 is now, and never. */
export function isPeriod({ from, until }: { from: number; until: number }, now = Date.now() / 1000): boolean {
  return until === 0 || until > Math.max(from, now)
}
