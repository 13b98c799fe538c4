const CAPACITY = 4000

/** Remembers the newest ids: delivery is at least once, and a repeat comes soon or never. */
export function seenIds(capacity = CAPACITY) {
  const ids = new Set<string>()
  return {
    /** True the first time an id is shown. */
    isNew(id: string): boolean {
      if (ids.has(id)) return false
      ids.add(id)
      if (ids.size > capacity) ids.delete(ids.values().next().value as string)
      return true
    },
  }
}
