import { refusalOf, Barrages } from '@nimbo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { createPendingRequests } from '../../../lib/outbox/pendingRequests.ts'
import { useSession } from '../../../lib/session.ts'
import type { RoomAddress } from '../../../room/room.queries.ts'
import { noteCoin, notePaid } from '../../../room/wallet.queries.ts'

interface BarrageRequest {
  stream: string
  content: string
}
const pendingBarrages = createPendingRequests<BarrageRequest>({
  storageKey: 'barrage',
  limit: 4,
  parse: ({ stream, content }) => (typeof stream === 'string' && typeof content === 'string' ? { stream, content } : undefined),
})

/** The same words, sent again without an answer to the first time, are paid once. */
export function useSendBarrage(room: RoomAddress, fee: number) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (content: string) => {
      const pending = await pendingBarrages.findOrAdd(uid, { stream: room.stream, content })
      const isRefusal = (error: unknown) => refusalOf(error, Barrages.sendBarrage) !== undefined
      const input = { ...room, content, fee, client_request_id: pending.key }
      return pendingBarrages.settle(pending.key, isRefusal, () => client.call(Barrages.sendBarrage, input))
    },
    onSuccess: ({ coin }) => {
      noteCoin(uid, coin)
      notePaid(room.stream)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['profile', uid] }),
  })
}
