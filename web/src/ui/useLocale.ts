import { useLingui } from '@lingui/react/macro'

/** What Intl calls the language that is on. */
export function useLocale(): string {
  const { i18n } = useLingui()
  return [i18n.locales ?? i18n.locale].flat()[0]!
}
