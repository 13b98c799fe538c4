import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeFromAddress } from '../lib/addressCredentials.ts'
import { rememberLanguage, startLanguage } from '../lib/i18n.ts'
import { wearPreferences } from '../lib/preferences.ts'
import { queryClient } from '../lib/queryClient.ts'
import '../ui/theme.css'
import { InLanguage } from './InLanguage.tsx'
import { router } from './routes.tsx'

wearPreferences()
const { given, language } = takeFromAddress()
if (language) rememberLanguage(language)
// A session from the address must be stored before the first route guard runs.
if (given) await import('../lib/handOver.ts').then(({ redeem }) => redeem(given))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** The first screen and the catalogue load in parallel; the first render replaces the splash screen. */
const firstScreen = router.load()
await startLanguage()
await firstScreen

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)

/** Startup work that no screen depends on. */
void import('./startLater.ts').then(({ startLater }) => startLater(router.history))

function Providers({ children }: { children: ReactNode }) {
  return (
    <InLanguage>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </InLanguage>
  )
}
