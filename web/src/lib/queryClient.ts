import { QueryClient } from '@tanstack/react-query'

/**
 * The contract's client already repeats what may be repeated: a second layer of retries would only hide a failure longer. Offline
 * nothing waits for the network: a read fails and says so over what is known, and nothing that a person did is done later, when they
 * may have left or changed their mind.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 1_000, refetchOnWindowFocus: true, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})
