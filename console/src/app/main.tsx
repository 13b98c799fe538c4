import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// Before the router reads the address.
import '../lib/invite.ts'
import { currentSession, onSessionChange } from '../lib/session.ts'
import '../ui/theme.css'
import { router } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** A browser that is offline fails like any other: paused calls would leave old figures standing without a word. */
const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } } })

/** Clears cached data on sign-out, so that the next operator does not see it. */
onSessionChange(() => {
  if (!currentSession()) queryClient.clear()
})

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
