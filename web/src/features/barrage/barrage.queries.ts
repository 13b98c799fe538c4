import { Moderation, refusalOf, Wallet } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { createPendingRequests } from '../../lib/pendingRequests.ts'
import { useSession } from '../../lib/session.ts'
import type { RoomAddress } from '../../room/room.queries.ts'

interface BarrageRequest {
  stream: string
  content: string
}
const pendingBarrages = createPendingRequests<BarrageRequest>({
  storageKey: 'barrage',
  limit: 4,
  parse: ({ stream, content }) => (typeof stream === 'string' && typeof content === 'string' ? { stream, content } : undefined),
})

/** Under `profile`, so that sign-out removes it. */
export const coinQuery = (uid: number) =>
  queryOptions({
    queryKey: ['profile', uid, 'coin'],
    queryFn: async ({ signal }) => (await client.call(Wallet.getBalance, {}, { signal })).coin,
    staleTime: 0,
  })

/** The same words, sent again without an answer to the first time, are paid once. */
export function useSendBarrage(room: RoomAddress, fee: number) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (content: string) => {
      const pending = await pendingBarrages.findOrAdd(uid, { stream: room.stream, content })
      const isRefusal = (error: unknown) => refusalOf(error, Moderation.sendBarrage) !== undefined
      const input = { ...room, content, fee, client_request_id: pending.key }
      return pendingBarrages.settle(pending.key, isRefusal, () => client.call(Moderation.sendBarrage, input))
    },
    onSuccess: ({ coin }) => cache.setQueryData(coinQuery(uid).queryKey, coin),
    onSettled: () => cache.invalidateQueries({ queryKey: ['profile', uid] }),
  })
}
