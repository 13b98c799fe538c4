import { CommonRefusals, Home, Live, Refusal } from '@nimbo/contract'
import type { Output, RoomCard } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../lib/client.ts'
import { fetchLivekit } from '../lib/media/joinRoom.ts'
import { fetchRealtime } from '../lib/realtime/followRoom.ts'

export type EnteredRoom = Output<typeof Live.enterRoom>
/** What an anchor knows of a show of theirs without asking again. */
export type OwnShow = Pick<RoomCard, 'stream' | 'title' | 'thumb' | 'liveclassid'>
export interface RoomAddress {
  liveuid: number
  stream: string
}

/** A refusal is an answer: asking again changes nothing. Overload is not an answer. */
export function isRefusal(e: unknown): boolean {
  return e instanceof Refusal && e.code !== CommonRefusals.TooMany && e.code !== CommonRefusals.Busy
}

/** The password of a room that has one, or the price of a minute this person agreed to. */
export const enterRoom = (room: RoomAddress, terms: { password?: string; type_val?: number } = {}) =>
  client.call(Live.enterRoom, { ...room, ...terms })
/** `feed`: the channel of the feed that is read, whose token is to be renewed. */
export const getRoomToken = (stream: string, feed = '') => client.call(Live.getRoomToken, { stream, feed })
export const getSnapshot = (stream: string) => client.call(Live.getSnapshot, { stream })
export const getMessages = (stream: string, after: number) => client.call(Live.getMessages, { stream, after })

export const classesQuery = queryOptions({
  queryKey: ['live', 'classes'],
  queryFn: async ({ signal }) => (await client.call(Home.getConfig, {}, { signal })).liveclass,
  staleTime: 60_000,
})

/** Fetches picture and events of a room while its door is still being asked; who needs them later asks again and sees a failure there. */
export function useRoomCode(): void {
  useEffect(() => {
    void Promise.allSettled([fetchRealtime(), fetchLivekit()])
  }, [])
}
