export interface MonthPage {
  month: string
  limit: number
  offset: number
}

/** Which months hold the lines from `offset` on: whole months before it are only counted, never read. Newest first. */
export function pagesOf(totals: readonly { month: string; lines: bigint }[], offset: number, limit: number): MonthPage[] {
  const lines = new Map<string, number>()
  for (const total of totals) lines.set(total.month, (lines.get(total.month) ?? 0) + Number(total.lines))
  const pages: MonthPage[] = []
  let [skip, wanted] = [offset, limit]
  for (const [month, count] of lines) {
    if (wanted === 0) break
    const taken = Math.min(wanted, Math.max(0, count - skip))
    if (taken > 0) pages.push({ month, limit: taken, offset: skip })
    wanted -= taken
    skip = Math.max(0, skip - count)
  }
  return pages
}
