import { QueryClient } from '@tanstack/react-query'

/** The contract's client already repeats what may be repeated: a second layer of retries would only hide a failure longer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 1_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
