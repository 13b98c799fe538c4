import { Guard } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { createPendingRequests } from '../../../lib/outbox/pendingRequests.ts'
import { useSession } from '../../../lib/session.ts'
import type { RoomHandle } from '../../../room/feature.ts'
import { isRefusal } from '../../../room/room.queries.ts'
import { noteCoin, notePaid } from '../../../room/wallet.queries.ts'
import { guardSlice } from './guard.slice.ts'
import { guardsQuery } from './guards.queries.ts'
import type { Tier } from './guard.state.ts'

interface GuardRequest {
  liveuid: number
  stream: string
  guardid: number
  overwrite: number
}
const pendingGuards = createPendingRequests<GuardRequest>({
  storageKey: 'guard',
  limit: 8,
  parse: ({ liveuid, stream, guardid, overwrite }) =>
    typeof stream === 'string' && [liveuid, guardid, overwrite].every((value) => Number.isSafeInteger(value))
      ? { liveuid: liveuid as number, stream, guardid: guardid as number, overwrite: overwrite as number }
      : undefined,
})

/** Under `profile`: it says what I have. */
export const guardQuery = (uid: number, liveuid: number) =>
  queryOptions({
    queryKey: ['profile', uid, 'guard', liveuid],
    queryFn: ({ signal }) => client.call(Guard.getList, { liveuid }, { signal }),
    staleTime: 0,
  })

/** The same choice, sent again without an answer to the first time, is paid once. */
export function useBuyGuard(room: RoomHandle) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  const { liveuid } = room.address
  return useMutation({
    mutationFn: async ({ tier, overwrite }: { tier: Tier; overwrite: boolean }) => {
      const request = { ...room.address, guardid: tier.id, overwrite: Number(overwrite) }
      const { key } = await pendingGuards.findOrAdd(uid, request)
      const input = { ...request, coin: Number(tier.coin), client_request_id: key }
      return pendingGuards.settle(key, isRefusal, () => client.call(Guard.buyGuard, input))
    },
    onSuccess: ({ coin, type, guard_nums: nums }) => {
      noteCoin(uid, coin)
      notePaid(room.address.stream)
      room.update(guardSlice, () => ({ nums, type }))
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['profile', uid] }),
        cache.invalidateQueries({ queryKey: guardsQuery(liveuid).queryKey }),
        cache.invalidateQueries({ queryKey: ['spending', uid] }),
      ]),
  })
}
