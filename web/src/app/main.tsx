import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeFromAddress } from '../lib/addressCredentials.ts'
import { clearOnUserChange } from '../lib/forgetPerson.ts'
import { rememberLanguage, startLanguage } from '../lib/i18n.ts'
import { watchNetwork } from '../lib/network.ts'
import { wearPreferences } from '../lib/preferences.ts'
import { queryClient } from '../lib/queryClient.ts'
import { reportCrash, reportUncaught } from '../ui/reportCrash.ts'
import { syncSessionAcrossTabs } from '../lib/session.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { BrokenPart } from '../ui/BrokenPart.tsx'
import { fetchMoreIcons } from '../ui/Icon.tsx'
import '../ui/theme.css'
import { InLanguage } from './InLanguage.tsx'
import { router } from './routes.tsx'

wearPreferences()
reportUncaught()
clearOnUserChange()
syncSessionAcrossTabs()
watchNetwork()
const { given, language } = takeFromAddress()
if (language) rememberLanguage(language)

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

/** Longest time of the splash screen: anything later arrives on a page that is already there. */
const PATIENCE_MS = 5_000
const withTimeout = <T,>(work: Promise<T>): Promise<T | void> =>
  Promise.race([work.catch((error: unknown) => reportCrash(error, 'start')), new Promise<void>((done) => setTimeout(done, PATIENCE_MS))])

/** The first screen and the catalogue load in parallel; the first render replaces the splash screen. */
const catalogue = startLanguage()
// Owner of the session, decided before the first route guard runs.
if (given) {
  const [link] = await Promise.all([import('./signInByLink.tsx').catch(() => undefined), catalogue])
  await link?.signInByLink(given, root, withTimeout)
}
const firstScreen = router.load()
// The home page draws none of them; every other screen does, and need not find that out first.
if (!/^\/(index)?$/.test(location.pathname)) void fetchMoreIcons().catch(() => undefined)
await catalogue
await withTimeout(firstScreen)

// A transition gives the page back between components: on a slow phone the first drawing takes longer than a tap may wait.
startTransition(() =>
  root.render(
    <StrictMode>
      <Providers>
        <Boundary part="start" renderFallback={(error) => <BrokenPart error={error} onAgain={() => location.reload()} />}>
          <RouterProvider router={router} />
        </Boundary>
      </Providers>
    </StrictMode>,
  ),
)

/** Startup work that no screen depends on. */
import('./startLater.ts').then(
  ({ startLater }) => startLater(router.history),
  (error: unknown) => reportCrash(error, 'start'),
)

function Providers({ children }: { children: ReactNode }) {
  return (
    <InLanguage>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </InLanguage>
  )
}
