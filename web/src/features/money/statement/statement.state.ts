import type { StatementLine } from '@nimbo/contract'

export const filters = ['all', 'coin', 'vote'] as const
export type Filter = (typeof filters)[number]
const linesAPage = 30

export const assetOf = (filter: Filter): 'coin' | 'vote' => (filter === 'vote' ? 'vote' : 'coin')
export const isLastPage = (page: readonly unknown[]): boolean => page.length < linesAPage

/** The month it is, as the ledger files it: in UTC. */
export const monthOf = (ms: number): string => new Date(ms).toISOString().slice(0, 7)

/** Months to choose from, oldest first; this one is always among them. */
export function monthChoices(months: readonly string[], now: string): string[] {
  return [...new Set([...months, now])].toSorted()
}

export interface Day {
  /** Local midnight, in milliseconds. */
  start: number
  lines: StatementLine[]
}

/** Lines come newest first and stay so; a day is the reader's own. A line that moved while pages were read is taken once. */
export function byDay(lines: readonly StatementLine[]): Day[] {
  const days: Day[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const name = `${line.id} ${line.asset}`
    if (seen.has(name)) continue
    seen.add(name)
    const start = new Date(line.addtime * 1000).setHours(0, 0, 0, 0)
    const last = days.at(-1)
    if (last?.start === start) last.lines.push(line)
    else days.push({ start, lines: [line] })
  }
  return days
}
