import { Account, CommonRefusals, Home, Live, Refusal, User } from '@nimbo/contract'
import type { Input, Output } from '@nimbo/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { MAX_BLOCKED } from './live.state.ts'

export type EnteredRoom = Output<typeof Live.enterRoom>
export type RoomDraft = Input<typeof Live.createRoom>
export type StopInfo = Output<typeof Live.stopInfo>
export interface RoomAddress {
  liveuid: number
  stream: string
}

const PEOPLE_A_PAGE = 20
const BLOCKED_A_PAGE = 50

/** A refusal is an answer: asking again changes nothing. Overload is not an answer. */
export function isRefusal(e: unknown): boolean {
  return e instanceof Refusal && e.code !== CommonRefusals.TooMany && e.code !== CommonRefusals.Busy
}

export const checkLive = (room: RoomAddress) => client.call(Live.checkLive, room)
export const enterRoom = (room: RoomAddress, password = '') => client.call(Live.enterRoom, { ...room, password })
export const getRoomToken = (stream: string) => client.call(Live.getRoomToken, { stream })
export const getSnapshot = (stream: string) => client.call(Live.getSnapshot, { stream })
export const getMessages = (stream: string, after: number) => client.call(Live.getMessages, { stream, after })
export const sendMsg = (room: RoomAddress, content: string, mid: string) =>
  client.call(Live.sendMsg, { ...room, content, client_request_id: mid })
export const sendHearts = (room: RoomAddress, count: number) => client.call(Live.light, { ...room, count })
export const follow = (touid: number, on: boolean) => client.call(User.setAttent, { touid, isattent: on ? 1 : 0 })

export const block = (touid: number, on: boolean) => client.call(Account.setBlack, { touid, isblack: on ? 1 : 0 })

export const createRoom = (draft: RoomDraft) => client.call(Live.createRoom, draft)
export const showRoom = (stream: string) => client.call(Live.changeLive, { stream, status: 1 })
export const stopRoom = (stream: string) => client.call(Live.stopRoom, { stream })

/** Time of the smallest call there is, for the meter before anything is sent. */
export async function pingMs(): Promise<number> {
  const start = performance.now()
  await client.call(Live.getSDK, {})
  return Math.round(performance.now() - start)
}

export const openShowQuery = queryOptions({
  queryKey: ['live', 'checkLiveing'],
  queryFn: ({ signal }) => client.call(Live.checkLiveing, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
})

export const classesQuery = queryOptions({
  queryKey: ['live', 'classes'],
  queryFn: async ({ signal }) => (await client.call(Home.getConfig, {}, { signal })).liveclass,
  staleTime: 60_000,
})

export const stopInfoQuery = (stream: string) =>
  queryOptions({ queryKey: ['live', 'stopInfo', stream], queryFn: ({ signal }) => client.call(Live.stopInfo, { stream }, { signal }) })

export const hotRoomsQuery = queryOptions({
  queryKey: ['live', 'hot'],
  queryFn: async ({ signal }) => (await client.call(Home.getHot, { p: 1 }, { signal })).list,
})

export const viewersQuery = (room: RoomAddress) =>
  infiniteQueryOptions({
    queryKey: ['live', 'viewers', room.stream],
    queryFn: ({ pageParam, signal }) => client.call(Live.getUserLists, { ...room, p: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.userlist.length < PEOPLE_A_PAGE ? undefined : pages.length + 1),
    refetchInterval: 10_000,
  })

/** Everybody I blocked, as far as a room needs to know. */
export const blockedQuery = (uid: number) =>
  queryOptions({ queryKey: ['live', 'blocked', uid], queryFn: ({ signal }) => fetchBlocked(signal), staleTime: 60_000 })

async function fetchBlocked(signal: AbortSignal): Promise<number[]> {
  const uids: number[] = []
  for (let p = 1; uids.length < MAX_BLOCKED; p++) {
    const people = await client.call(Account.getBlackList, { p }, { signal })
    uids.push(...people.map(({ id }) => id))
    if (people.length < BLOCKED_A_PAGE) break
  }
  return uids
}
