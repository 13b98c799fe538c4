import { DirectionProvider } from '@base-ui/react/direction-provider'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { useLanguage } from '../lib/i18n.ts'
import { languageFacts } from '@nimbo/contract'

/**
 * Words and reading direction for what is inside. A screen kept hidden needs its own: a language chosen meanwhile does not reach it
 * from outside, but is noticed in here when it is shown again.
 */
export function InLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <I18nProvider i18n={i18n}>
      <DirectionProvider direction={languageFacts[language].dir}>{children}</DirectionProvider>
    </I18nProvider>
  )
}
