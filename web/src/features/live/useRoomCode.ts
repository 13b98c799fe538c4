import { useEffect } from 'react'
import { fetchLivekit } from '../../lib/media/joinRoom.ts'
import { fetchRealtime } from '../../lib/realtime/followRoom.ts'

/** Fetches picture and events of a room while its door is still being asked; who needs them later asks again and sees a failure there. */
export function useRoomCode(): void {
  useEffect(() => {
    void Promise.allSettled([fetchRealtime(), fetchLivekit()])
  }, [])
}
