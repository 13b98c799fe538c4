import { useLingui } from '@lingui/react/macro'

/** Intl's name of the current language. */
export function useLocale(): string {
  const { i18n } = useLingui()
  return [i18n.locales ?? i18n.locale].flat()[0]!
}
