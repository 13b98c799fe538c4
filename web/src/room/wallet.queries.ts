import { Balance } from '@nimbo/contract'
import type { Spending } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../lib/client.ts'
import { queryClient } from '../lib/queryClient.ts'

/** Under `profile`, so that sign-out removes it. */
export const coinQuery = (uid: number) =>
  queryOptions({
    queryKey: ['profile', uid, 'coin'],
    queryFn: async ({ signal }) => (await client.call(Balance.getBalance, {}, { signal })).coin,
    staleTime: 0,
  })

/** Coins left after a call, for every button of the room that spends. */
export function noteCoin(uid: number, coin: string): void {
  queryClient.setQueryData(coinQuery(uid).queryKey, coin)
}

export function noteSpent(uid: number, spent_today: string): void {
  queryClient.setQueryData<Spending>(['spending', uid], (known) => known && { ...known, spent_today })
}

/** Shows in which this visit paid something: whoever leaves one is told what it cost. */
const paid = new Set<string>()
export const notePaid = (stream: string): void => void paid.add(stream)
export const wasPaid = (stream: string): boolean => paid.has(stream)
