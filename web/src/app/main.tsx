import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeFromAddress } from '../lib/addressCredentials.ts'
import { rememberLanguage, startLanguage } from '../lib/i18n.ts'
import { wearPreferences } from '../lib/preferences.ts'
import '../ui/theme.css'
import { Providers } from './Providers.tsx'
import { router } from './routes.tsx'

wearPreferences()
const { given, language } = takeFromAddress()
if (language) rememberLanguage(language)
// Whoever the address brings must be there before the first screen asks who may open it.
if (given) await import('../lib/handOver.ts').then(({ redeem }) => redeem(given))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** The first screen is fetched while the language is on its way; the loading picture goes with the first render. */
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

/** What no screen waits for. */
void import('./startLater.ts').then(({ startLater }) => startLater(router.history))
