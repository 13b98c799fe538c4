import { DirectionProvider } from '@base-ui/react/direction-provider'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../lib/i18n.ts'
import { languageFacts } from '../lib/language.ts'
import { queryClient } from '../lib/queryClient.ts'

export function Providers({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <DirectionProvider direction={languageFacts[language].dir}>{children}</DirectionProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}
