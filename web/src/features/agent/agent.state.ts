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
  /** What the full height stands for. */
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

/** Which bars carry their date: the first, one about the middle, and the last. */
export function markedBars(count: number): number[] {
  return [...new Set([0, Math.ceil(count / 2) - 1, count - 1])]
}

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** “12 min. ago”; the date itself after a week. A clock that runs behind the server’s reads as now. */
export function agoText(seconds: number, nowMs: number, locale: string): string {
  const ago = Math.max(0, nowMs / 1000 - seconds)
  if (ago >= 7 * 86_400) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(seconds * 1000)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  const step = units.find((one) => ago >= one.seconds)
  return step ? words.format(-Math.floor(ago / step.seconds), step.unit) : words.format(0, 'second')
}

/** On the device's own calendar. */
export function isSameDay(seconds: number, nowMs: number): boolean {
  return new Date(seconds * 1000).toDateString() === new Date(nowMs).toDateString()
}
