import { useLingui } from '@lingui/react/macro'

/** A day and an hour ahead, as the language writes them. */
export function useMomentText() {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(i18n.locales ?? i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (seconds: number) => format.format(seconds * 1000)
}
