import { QueryClient } from '@tanstack/react-query'

/** A list of several pages is not asked for anew by itself: all that somebody scrolled through would be, page after page. */
export function refetchesOnFocus({ state: { data } }: { state: { data: unknown } }): boolean {
  const pages: unknown = typeof data === 'object' && data !== null && 'pages' in data ? data.pages : undefined
  return !Array.isArray(pages) || pages.length <= 1
}

/**
 * The contract's client already repeats what may be repeated: a second layer of retries would only hide a failure longer. Offline
 * nothing waits for the network: a read fails and says so over what is known, and nothing that a person did is done later, when they
 * may have left or changed their mind.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 1_000,
      refetchOnWindowFocus: refetchesOnFocus,
      networkMode: 'always',
      refetchOnReconnect: refetchesOnFocus,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
