import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../lib/queryClient.ts'
import { InLanguage } from './InLanguage.tsx'

export function Providers({ children }: { children: ReactNode }) {
  return (
    <InLanguage>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </InLanguage>
  )
}
