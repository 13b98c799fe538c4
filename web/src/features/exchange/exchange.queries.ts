import { Cash, refusalOf, Wallet } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import type { Wish } from './exchange.state.ts'
import { forgetTap, keepTap, type KeptTap } from './keptTap.ts'

/** Under the profile, so that it goes with it when somebody else signs in. */
export const exchangeQuery = (uid: number) =>
  queryOptions({
    queryKey: ['profile', uid, 'exchange'],
    queryFn: ({ signal }) => client.call(Cash.getExchange, {}, { signal }),
    staleTime: 0,
  })

const send = ({ of, give, key }: KeptTap) =>
  of === 'votes'
    ? client.call(Cash.setVoteExchange, { exchangevote: give, client_request_id: key })
    : client.call(Cash.setCoinExchange, { exchangecoin: give, client_request_id: key })

const callOf = ({ of }: Wish) => (of === 'votes' ? Cash.setVoteExchange : Cash.setCoinExchange)

/** A refusal is an answer: the tap is over. Without one, also when the server is too busy, it is kept, and the next try is the same tap. */
export function useExchange(uid: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const tap = keepTap(uid, wish)
      try {
        const done = await send(tap)
        forgetTap(tap)
        return done
      } catch (error) {
        if (refusalOf(error, callOf(wish))) forgetTap(tap)
        throw error
      }
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['profile', uid] }),
  })
}

/** What became of a tap the page did not live to see answered. */
export async function becameOf(tap: KeptTap): Promise<'done' | 'refused' | 'unknown'> {
  const { state } = await client.call(Wallet.getOperation, { client_request_id: tap.key })
  if (state !== 'unknown') forgetTap(tap)
  return state
}
