import { Wallet } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { useSession } from '../../../lib/session.ts'

/** Spending and limits, for every screen with a button that spends. */
export const spendingQuery = (uid: number) =>
  queryOptions({ queryKey: ['spending', uid], queryFn: ({ signal }) => client.call(Wallet.getSpending, {}, { signal }) })

export function useSetLimits() {
  const { queryKey } = spendingQuery(useSession((session) => session.uid))
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (limits: { day: number; month: number }) => client.call(Wallet.setLimits, limits),
    onSuccess: (spending) => cache.setQueryData(queryKey, spending),
  })
}

export type PauseDays = 1 | 7 | 30 | 180 | 365

export function useSetPause() {
  const { queryKey } = spendingQuery(useSession((session) => session.uid))
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (days: PauseDays) => client.call(Wallet.setPause, { days }),
    onSuccess: (spending) => cache.setQueryData(queryKey, spending),
  })
}
