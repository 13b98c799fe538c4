import { CommonRefusals, Live, Refusal } from '@nimbo/contract'
import type { Output, RoomCard, RoomDoor } from '@nimbo/contract'
import { useEffect } from 'react'
import { client } from '../lib/client.ts'
import { comingRoom } from '../lib/comingRoom.ts'
import { fetchLivekit } from '../lib/media/joinRoom.ts'
import { fetchRealtime } from '../lib/realtime/followRoom.ts'

export type EnteredRoom = Output<typeof Live.enterRoom>
/** Show of an anchor as far as it is known without another request. */
export type OwnShow = Pick<RoomCard, 'stream' | 'title' | 'thumb' | 'liveclassid'>
export interface RoomAddress {
  liveuid: number
  stream: string
}

/** A refusal is an answer: asking again changes nothing. Overload is not an answer. */
export function isRefusal(e: unknown): boolean {
  return e instanceof Refusal && e.code !== CommonRefusals.TooMany && e.code !== CommonRefusals.Busy
}

export const askDoor = (room: RoomAddress): Promise<RoomDoor> => client.call(Live.checkLive, { ...room })

/** The password of a room that has one, or the price of a minute this person agreed to. */
export async function enterRoom(room: RoomAddress, terms: { password?: string; type_val?: number } = {}): Promise<EnteredRoom> {
  const coming = comingRoom(room.stream)
  const ahead = coming?.entered
  if (coming) coming.entered = undefined
  return (await ahead) ?? client.call(Live.enterRoom, { ...room, ...terms })
}
/** `feed`: the channel of the feed that is read, whose token is to be renewed. */
export const getRoomToken = (stream: string, feed = '') => client.call(Live.getRoomToken, { stream, feed })
export const getSnapshot = (stream: string) => client.call(Live.getSnapshot, { stream })
export const getMessages = (stream: string, after: number) => client.call(Live.getMessages, { stream, after })

/** Fetches picture and events of a room while its door is still being asked; who needs them later asks again and sees a failure there. */
export function useRoomCode(): void {
  useEffect(() => {
    void Promise.allSettled([fetchRealtime(), fetchLivekit()])
  }, [])
}
