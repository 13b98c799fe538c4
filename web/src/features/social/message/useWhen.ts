import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../lib/i18n.ts'
import { languageFacts } from '@nimbo/contract'
import { useFormat } from '../../../lib/useFormat.ts'
import { daysAgo } from './days.ts'

const WEEK = 7

/** Time of a message, as short as possible; times are epoch seconds. */
export function useWhen() {
  const { t } = useLingui()
  const { time, day, date } = useFormat()
  const { intl } = languageFacts[useLanguage()]
  const weekday = (seconds: number, style: 'short' | 'long') => new Intl.DateTimeFormat(intl, { weekday: style }).format(seconds * 1000)
  const isThisYear = (seconds: number) => new Date(seconds * 1000).getFullYear() === new Date().getFullYear()
  return {
    time,
    /** In a list: 9:38, Yesterday, Thu, 3 Nov. */
    short(seconds: number): string {
      const ago = daysAgo(seconds)
      if (ago <= 0) return time(seconds)
      if (ago === 1) return t`Yesterday`
      return ago < WEEK ? weekday(seconds, 'short') : day(seconds)
    },
    /** Between the messages of two days. */
    dayName(seconds: number): string {
      const ago = daysAgo(seconds)
      if (ago <= 0) return t`Today`
      if (ago === 1) return t`Yesterday`
      if (ago < WEEK) return weekday(seconds, 'long')
      return isThisYear(seconds) ? day(seconds) : date(seconds)
    },
  }
}
