import { invitationPercent } from '@nimbo/contract'
import { useFormat } from '../../../lib/useFormat.ts'
import { useLocale } from '../../../ui/useLocale.ts'

/** Figures and times as the language writes them. Bars are days of the ledger, which keeps them in UTC. */
export function useAgentText() {
  const locale = useLocale()
  const { ago, compact, count, dayTime, percent } = useFormat()
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return {
    coins: count,
    line: compact,
    percent: percent(invitationPercent / 100),
    ago: (seconds: number, nowMs: number) => ago(seconds, nowMs, { days: 7, style: 'short' }),
    date: dayTime,
    range: (from: number, to: number, monthly: boolean) => {
      const dates = monthly ? months : days
      // Chinese ranges of Intl are figures (11/3–11/16), beside dates with 月 and 日 everywhere else.
      return locale.startsWith('zh') ? `${dates.format(from * 1000)}–${dates.format(to * 1000)}` : dates.formatRange(from * 1000, to * 1000)
    },
    bar: (from: number, monthly: boolean) =>
      new Intl.DateTimeFormat(locale, monthly ? { month: 'short', timeZone: 'UTC' } : { day: 'numeric', timeZone: 'UTC' }).format(
        from * 1000,
      ),
    fullBar: (from: number, monthly: boolean) => (monthly ? months : days).format(from * 1000),
  }
}
