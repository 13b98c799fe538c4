export interface MonthPage {
  month: string
  limit: number
  offset: number
}

/** Splits one page over months, newest first. Months before `offset` are counted by their totals, never read. */
export function monthPages(totals: readonly { month: string; postings: bigint }[], offset: number, limit: number): MonthPage[] {
  const counts = new Map<string, number>()
  for (const total of totals) counts.set(total.month, (counts.get(total.month) ?? 0) + Number(total.postings))
  const pages: MonthPage[] = []
  let [skip, left] = [offset, limit]
  for (const [month, count] of counts) {
    if (left === 0) break
    const size = Math.min(left, Math.max(0, count - skip))
    if (size > 0) pages.push({ month, limit: size, offset: skip })
    left -= size
    skip = Math.max(0, skip - count)
  }
  return pages
}
