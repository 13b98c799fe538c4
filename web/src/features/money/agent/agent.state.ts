const aPage = 20

export function isLastPage(page: readonly unknown[]): boolean {
  return page.length < aPage
}

export const spans = { fortnight: 14, month: 30, year: 366 } as const
export type Span = keyof typeof spans

const rounds = [8, 6, 5, 4, 3, 2, 1]

/** The line of a chart: the largest round figure that is reached. */
export function roundBelow(value: number): number {
  if (value < 1) return 0
  const step = 10 ** Math.floor(Math.log10(value))
  return rounds.find((n) => n * step <= value)! * step
}

export interface Scale {
  /** Value at the full height of the chart. */
  top: number
  /** Lines with a figure, highest first. */
  lines: number[]
}

/** The highest bar nearly fills the chart; its figure stands above it. */
export function scaleOf(values: readonly number[]): Scale {
  const most = Math.max(0, ...values)
  const line = roundBelow(most)
  const lines = line === 0 ? [] : line % 2 === 0 ? [line, line / 2] : [line]
  return { top: most === 0 ? 1 : most / 0.96, lines }
}

/** Bars that carry their date: the first, one about the middle, and the last. */
export function markedBars(count: number): number[] {
  return [...new Set([0, Math.ceil(count / 2) - 1, count - 1])]
}

/** On the device's own calendar. */
export function isSameDay(seconds: number, nowMs: number): boolean {
  return new Date(seconds * 1000).toDateString() === new Date(nowMs).toDateString()
}
