import { type Currency, formatMoney } from '@nimbo/contract'
import { compactNumber } from '../ui/compactNumber.ts'

type Unit = 'hour' | 'minute' | 'second'
const englishUnits: Record<Unit, string> = { hour: 'h', minute: 'min', second: 's' }
const ago = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Value made at its first use, and kept. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Figures, money, dates and durations as one language writes them. Times are epoch seconds. */
export function createFormat(locale: string) {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, options))
    return (seconds: number) => format().format(seconds * 1_000)
  }
  const day = { day: 'numeric', month: 'short' } as const
  // 09:05, but 9:05 p.m. where a day has twice twelve hours.
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  const time = { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } as const
  const date = dates({ ...day, year: 'numeric' })

  const monthDay = dates(day)
  const counts = once(() => new Intl.NumberFormat(locale))
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
  const unitDisplay = locale.startsWith('ar') ? 'long' : 'short'
  const units = { hour: unitFormat('hour'), minute: unitFormat('minute'), second: unitFormat('second') }
  function unitFormat(name: Unit) {
    return once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay }))
  }
  const unit = (value: number, name: Unit) => (locale.startsWith('en') ? `${value} ${englishUnits[name]}` : units[name]().format(value))
  // Narrow leaves “and” out of the other languages, but in Chinese the space between the units.
  const lists = once(() => new Intl.ListFormat(locale, { type: 'unit', style: locale.startsWith('zh') ? 'short' : 'narrow' }))
  const relatives = {
    long: once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' })),
    short: once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })),
  }

  return {
    money: (amount: string, currency: Currency) => formatMoney(locale, amount, currency),
    /** A USDT amount whose name stands beside it. */
    usdt: (amount: string) => formatMoney(locale, amount, 'USDT').replace('\u00a0USDT', ''),
    /** Whole coins, tickets or people in full. */
    count: (value: bigint | string | number) => counts().format(BigInt(value)),
    /** 8,913 in full, 12.4K from ten thousand upwards. */
    compact: (value: number) => compactNumber(locale, value),
    percent: (fraction: number) => percents().format(fraction),
    /** 17 Nov, which stays on one line. */
    day: (seconds: number) => monthDay(seconds).replaceAll(' ', '\u00a0'),
    /** 17 Nov 2026 */
    date,
    /** 17 Nov 2026, 15:05 */
    dateTime: dates({ ...day, year: 'numeric', ...time }),
    /** 17 Nov, 15:05: without the year, for recent dates. */
    dayTime: dates({ ...day, ...time }),
    /** 15:05 */
    time: dates(time),
    /** 15:05:09 */
    timeSeconds: dates({ ...time, second: '2-digit' }),
    /** The two largest units: 1 h 20 min, 12 min 5 s, 17 s. */
    duration(seconds: number): string {
      const whole = Math.max(0, Math.floor(seconds))
      const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60]
      const parts: [number, Unit][] =
        hours > 0
          ? [
              [hours, 'hour'],
              [minutes, 'minute'],
            ]
          : [
              [minutes, 'minute'],
              [rest, 'second'],
            ]
      const shown = parts.filter(([value]) => value > 0).map(([value, name]) => unit(value, name))
      return shown.length > 0 ? lists().format(shown) : unit(0, 'second')
    },
    /** “now”, “5 minutes ago”, “yesterday”, and the date itself after `days`. A clock that runs behind the server’s reads as now. */
    ago(seconds: number, nowMs: number, { days, style = 'long' }: { days: number; style?: 'long' | 'short' }): string {
      const passed = Math.max(0, nowMs / 1_000 - seconds)
      if (passed >= days * 86_400) return date(seconds)
      const relative = relatives[style]()
      const step = ago.find((one) => passed >= one.seconds)
      return step ? relative.format(-Math.floor(passed / step.seconds), step.unit) : relative.format(0, 'second')
    },
  }
}

export type Format = ReturnType<typeof createFormat>
