import { type PrivatePerformance, PrivateShow } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { createPendingRequests } from '../../../lib/outbox/pendingRequests.ts'
import { useSession } from '../../../lib/session.ts'
import type { RoomHandle } from '../../../room/feature.ts'
import { isRefusal } from '../../../room/room.queries.ts'
import { noteCoin, notePaid } from '../../../room/wallet.queries.ts'

interface DepositRequest {
  /** A stream, or the number of a show that is on. */
  of: string
  minutes: number
  price: number
}
const pending = createPendingRequests<DepositRequest>({
  storageKey: 'private-show',
  limit: 8,
  parse: ({ of, minutes, price }) =>
    typeof of === 'string' && Number.isSafeInteger(minutes) && Number.isSafeInteger(price)
      ? { of, minutes: minutes as number, price: price as number }
      : undefined,
})

/** Under `profile`: it says what I have. */
export const privateQuery = (uid: number, liveuid: number, id = 0) =>
  queryOptions({
    queryKey: ['profile', uid, 'private', liveuid, id],
    queryFn: async ({ signal }) => {
      const answer = await client.call(PrivateShow.getPrivatePerformance, { liveuid, id }, { signal })
      return { ...answer, receivedAt: Date.now() }
    },
    staleTime: 0,
  })

/** Answers of commands update the cache, so that the next read is not older than they are. */
function useNote(liveuid: number) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  return (performance: PrivatePerformance, coin?: string) => {
    if (coin !== undefined) noteCoin(uid, coin)
    const key = privateQuery(uid, liveuid, performance.id).queryKey
    cache.setQueryData(key, (known) => ({
      need_coin_min: known?.need_coin_min ?? Number(performance.need_coin_min),
      coin: coin ?? known?.coin ?? '0',
      performance,
      receivedAt: Date.now(),
    }))
    void cache.invalidateQueries({ queryKey: ['profile', uid] })
  }
}

/** The same deposit, sent again without an answer to the first time, is held once. */
export function useAsk({ address }: RoomHandle) {
  const uid = useSession((session) => session.uid)
  const note = useNote(address.liveuid)
  return useMutation({
    mutationFn: async ({ minutes, price }: { minutes: number; price: number }) => {
      const { key } = await pending.findOrAdd(uid, { of: address.stream, minutes, price })
      const input = { ...address, need_coin_min: price, minutes, consent: 1, client_request_id: key }
      return pending.settle(key, isRefusal, () => client.call(PrivateShow.reqPrivatePerformance, input))
    },
    onSuccess: ({ coin, performance }) => {
      notePaid(address.stream)
      note(performance, coin)
    },
  })
}

export function useExtend({ address }: RoomHandle, { id, need_coin_min: price }: PrivatePerformance) {
  const uid = useSession((session) => session.uid)
  const note = useNote(address.liveuid)
  return useMutation({
    mutationFn: async (minutes: number) => {
      const { key } = await pending.findOrAdd(uid, { of: String(id), minutes, price: Number(price) })
      const input = { id, minutes, need_coin_min: Number(price), client_request_id: key }
      return pending.settle(key, isRefusal, () => client.call(PrivateShow.extendPrivatePerformance, input))
    },
    onSuccess: ({ coin, performance }) => note(performance, coin),
  })
}

export function useDeal({ address }: RoomHandle) {
  const note = useNote(address.liveuid)
  return useMutation({
    mutationFn: ({ show, accept }: { show: PrivatePerformance; accept: boolean }) =>
      client.call(PrivateShow.dealPrivatePerformance, {
        ...address,
        id: show.id,
        op: accept ? 1 : 2,
        need_coin_min: Number(show.need_coin_min),
        consent: accept ? 1 : 0,
      }),
    onSuccess: ({ performance }) => note(performance),
  })
}

export function useEnd({ address }: RoomHandle) {
  const note = useNote(address.liveuid)
  return useMutation({
    mutationFn: (id: number) => client.call(PrivateShow.endPrivatePerformance, { id }),
    onSuccess: ({ performance }) => note(performance),
  })
}

export const privateMedia = async (id: number) => (await client.call(PrivateShow.getPrivateToken, { id })).media
