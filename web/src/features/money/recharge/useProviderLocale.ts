import { useLingui } from '@lingui/react/macro'

/** The language that is on, as the card provider names it. */
export function useProviderLocale(): string {
  const { i18n } = useLingui()
  return (Array.isArray(i18n.locales) ? i18n.locales[0] : i18n.locales)?.split('-u-')[0] ?? 'en'
}
