import { Live, Red } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { createPendingRequests } from '../../../lib/outbox/pendingRequests.ts'
import { useSession } from '../../../lib/session.ts'
import type { RoomHandle } from '../../../room/feature.ts'
import { isRefusal } from '../../../room/room.queries.ts'
import { noteCoin, notePaid } from '../../../room/wallet.queries.ts'
import { redSlice } from './red.state.ts'

export type RobList = Output<typeof Red.getRedRobList>
export type Robbed = Output<typeof Red.robRed>
export type Draw = Output<typeof Red.getDraw>

export interface PackRequest {
  stream: string
  type: number
  type_grant: number
  coin: number
  nums: number
  des: string
  follow: number
}
const figures = ['type', 'type_grant', 'coin', 'nums', 'follow'] as const
const pendingPacks = createPendingRequests<PackRequest>({
  storageKey: 'red-packs',
  limit: 8,
  parse: (raw) => {
    const { stream, des } = raw
    if (typeof stream !== 'string' || typeof des !== 'string' || !figures.every((name) => Number.isSafeInteger(raw[name]))) return undefined
    return { ...(Object.fromEntries(figures.map((name) => [name, raw[name]])) as Record<(typeof figures)[number], number>), stream, des }
  },
})

/** Under `profile`: they say what is mine. */
export const redListQuery = (uid: number, stream: string) =>
  queryOptions({
    queryKey: ['profile', uid, 'reds', stream],
    queryFn: ({ signal }) => client.call(Red.getRedList, { stream }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const pastRedsQuery = (uid: number, stream: string) =>
  queryOptions({
    queryKey: ['profile', uid, 'pastReds', stream],
    queryFn: ({ signal }) => client.call(Red.getRedList, { stream, past: 1 }, { signal }),
    staleTime: 0,
  })

export const robListQuery = (uid: number, stream: string, redid: number) =>
  queryOptions({
    queryKey: ['profile', uid, 'robList', redid],
    queryFn: ({ signal }) => client.call(Red.getRedRobList, { stream, redid }, { signal }),
    staleTime: 0,
  })

export const drawQuery = (redid: number) =>
  queryOptions({ queryKey: ['redDraw', redid], queryFn: ({ signal }) => client.call(Red.getDraw, { redid }, { signal }), staleTime: 0 })

/** The same pack, sent again without an answer to the first time, is paid once. */
export function useSendPack(room: RoomHandle) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (request: PackRequest) => {
      const { key } = await pendingPacks.findOrAdd(uid, request)
      return pendingPacks.settle(key, isRefusal, () => client.call(Red.sendRed, { ...request, client_request_id: key }))
    },
    onSuccess: ({ coin }) => {
      noteCoin(uid, coin)
      notePaid(room.address.stream)
    },
    onSettled: () =>
      Promise.all([cache.invalidateQueries({ queryKey: ['profile', uid] }), cache.invalidateQueries({ queryKey: ['spending', uid] })]),
  })
}

/** One share a person: asked again it is the same one. */
export function useOpenPack(room: RoomHandle, redid: number) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  const { stream } = room.address
  return useMutation({
    mutationFn: () => client.call(Red.robRed, { stream, redid }),
    onSuccess: ({ win, coin, state }) => {
      noteCoin(uid, coin)
      const isOver = win === '0' && state !== 'open'
      if (win !== '0' || isOver)
        room.update(redSlice, (now) => ({
          ...now,
          packs: now.packs.flatMap((pack) => (pack.id !== redid ? [pack] : isOver ? [] : [{ ...pack, isTaken: true }])),
        }))
    },
    onSettled: () => cache.invalidateQueries({ queryKey: robListQuery(uid, stream, redid).queryKey }),
  })
}

/** Thanks as a line of the chat. */
export function useThank(room: RoomHandle) {
  return useMutation({
    mutationFn: (content: string) => client.call(Live.sendMsg, { ...room.address, content, client_request_id: crypto.randomUUID() }),
    onSuccess: ({ message }) => room.receive([{ name: 'chat', event: message }]),
  })
}
