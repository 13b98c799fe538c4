/** The id `by` steps further in the list; from one that is no longer in it, the first. */
export function nextSelection(ids: readonly number[], selected: number, by: 1 | -1): number | undefined {
  const at = ids.indexOf(selected)
  return at < 0 ? ids[0] : ids[Math.min(Math.max(at + by, 0), ids.length - 1)]
}

/**
 * Next selection after a decision: a decided item leaves the list, so the one after it, at the end the one before; 0 where none is left.
 */
export function selectionAfterDecision(ids: readonly number[], decided: number): number {
  const rest = ids.filter((id) => id !== decided)
  return rest[Math.min(Math.max(ids.indexOf(decided), 0), rest.length - 1)] ?? 0
}
