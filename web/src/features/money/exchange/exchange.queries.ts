import { refusalOf, Exchange } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { askOutcome } from '../../../lib/askOutcome.ts'
import { client } from '../../../lib/client.ts'
import { createPendingRequests, type PendingRequest } from '../../../lib/outbox/pendingRequests.ts'
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
    queryFn: ({ signal }) => client.call(Exchange.getExchange, {}, { signal }),
    staleTime: 0,
  })

const send = ({ of, give, key }: PendingExchange) =>
  of === 'votes'
    ? client.call(Exchange.setVoteExchange, { exchangevote: give, client_request_id: key })
    : client.call(Exchange.setCoinExchange, { exchangecoin: give, client_request_id: key })

const callOf = ({ of }: ExchangeRequest) => (of === 'votes' ? Exchange.setVoteExchange : Exchange.setCoinExchange)

export function useExchange(uid: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (request: ExchangeRequest) => {
      const pending = await pendingExchanges.findOrAdd(uid, request)
      const isRefusal = (error: unknown) => refusalOf(error, callOf(request)) !== undefined
      return pendingExchanges.settle(pending.key, isRefusal, () => send(pending))
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['profile', uid] }),
  })
}

/** The outcome of a request whose answer this page never saw. */
export const outcomeOf = ({ key }: PendingExchange) => pendingExchanges.outcome(key, askOutcome)
