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

/** A refusal is an answer and ends the request. Without one the next attempt with the same words reuses the key, and pays once. */
export function useSendBarrage(room: RoomAddress, fee: number) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (content: string) => {
      const pending = await pendingBarrages.findOrAdd(uid, { stream: room.stream, content })
      try {
        const sent = await client.call(Moderation.sendBarrage, { ...room, content, fee, client_request_id: pending.key })
        pendingBarrages.forget(pending.key)
        return sent
      } catch (error) {
        if (refusalOf(error, Moderation.sendBarrage)) pendingBarrages.forget(pending.key)
        throw error
      }
    },
    onSuccess: ({ coin }) => cache.setQueryData(coinQuery(uid).queryKey, coin),
    onSettled: () => cache.invalidateQueries({ queryKey: ['profile', uid] }),
  })
}
