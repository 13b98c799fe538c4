import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../lib/useFormat.ts'

/** Dates as the language writes them. */
export function useDateText() {
  const { t, i18n } = useLingui()
  const locale = i18n.locales ?? i18n.locale
  const { dayTime, time } = useFormat()
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  return {
    time: (ms: number) => time(ms / 1_000),
    dayTime: (ms: number) => dayTime(ms / 1_000),
    date: (ms: number) => format({ day: 'numeric', month: 'long' }).format(ms),
    day: (ms: number) => {
      const today = new Date().setHours(0, 0, 0, 0)
      if (ms === today) return t`Today`
      return new Date(ms + 12 * 3_600_000).toDateString() === new Date(today - 12 * 3_600_000).toDateString()
        ? t`Yesterday`
        : capital(format({ weekday: 'long' }).format(ms), locale)
    },
    /** A month of the statement, with its year when it is the chosen one or not of this year. */
    month: (month: string, long: boolean) => {
      const year = long || !month.startsWith(String(new Date().getUTCFullYear()))
      const text = format({ month: 'short', timeZone: 'UTC', ...(year ? { year: 'numeric' } : {}) }).format(Date.parse(`${month}-15`))
      return capital(text, locale)
    },
  }
}

const capital = (text: string, locale: string | string[]) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
