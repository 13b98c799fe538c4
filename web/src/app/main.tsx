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

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

/** The first screen and the catalogue load in parallel; the first render replaces the splash screen. */
const catalogue = startLanguage()
// Whose session it is must be decided before the first route guard runs.
if (given) await Promise.all([import('./signInByLink.tsx'), catalogue]).then(([{ signInByLink }]) => signInByLink(given, root))
const firstScreen = router.load()
await catalogue
await firstScreen

root.render(
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
