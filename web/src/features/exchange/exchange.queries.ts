import { Cash, refusalOf, Wallet } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { createPendingRequests, type PendingRequest } from '../../lib/pendingRequests.ts'
import type { ExchangeRequest } from './exchange.state.ts'

export const pendingExchanges = createPendingRequests<ExchangeRequest>({
  storageKey: 'exchange',
  limit: 1,
  parse: ({ of, give }) => (Number.isSafeInteger(give) && (of === 'votes' || of === 'coins') ? { of, give: give as number } : undefined),
})
export type PendingExchange = PendingRequest<ExchangeRequest>

/** Under `profile`, so that sign-out removes it. */
export const exchangeQuery = (uid: number) =>
  queryOptions({
    queryKey: ['profile', uid, 'exchange'],
    queryFn: ({ signal }) => client.call(Cash.getExchange, {}, { signal }),
    staleTime: 0,
  })

const send = ({ of, give, key }: PendingExchange) =>
  of === 'votes'
    ? client.call(Cash.setVoteExchange, { exchangevote: give, client_request_id: key })
    : client.call(Cash.setCoinExchange, { exchangecoin: give, client_request_id: key })

const callOf = ({ of }: ExchangeRequest) => (of === 'votes' ? Cash.setVoteExchange : Cash.setCoinExchange)

/** A refusal is an answer and ends the request. Without one, also when the server is too busy, the next attempt reuses the key. */
export function useExchange(uid: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (request: ExchangeRequest) => {
      const pending = await pendingExchanges.findOrAdd(uid, request)
      try {
        const done = await send(pending)
        pendingExchanges.forget(pending.key)
        return done
      } catch (error) {
        if (refusalOf(error, callOf(request))) pendingExchanges.forget(pending.key)
        throw error
      }
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['profile', uid] }),
  })
}

/** The outcome of a request whose answer this page never saw. */
export async function outcomeOf({ key }: PendingExchange): Promise<'done' | 'refused' | 'unknown'> {
  const { state } = await client.call(Wallet.getOperation, { client_request_id: key })
  if (state !== 'unknown') pendingExchanges.forget(key)
  return state
}
