import { Live } from '@nimbo/contract'
import { useEffect, useRef } from 'react'
import { client } from '../../../lib/client.ts'
import { holdWakeLock } from '../../../lib/media/holdWakeLock.ts'
import { publish } from '../../../lib/media/publish.ts'
import type { PublishState } from '../../../lib/media/publish.ts'
import { getRoomToken, isRefusal } from '../../../room/room.queries.ts'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { broadcast } from './broadcast.state.ts'
import type { BroadcastState } from './broadcast.state.ts'

/** A break longer than this needs the anchor's hand. */
const GIVE_UP_MS = 20_000
const RETRY_MS = 1500

/** Sends the camera into the room for as long as both are open, and shows it to everybody once it arrives. */
export function usePublish(camera: MediaStream, mirror: boolean): void {
  const room = useRoom()
  const { media } = room.entered
  const { liveuid, stream } = room.address
  const sending = useRef<ReturnType<typeof publish>>(undefined)
  const latest = useRef(camera)
  const isPaused = useCore((core) => core.paused ?? false)
  const guests = useSlice(broadcast, (state) => state.guests)
  const isSoundOnly = useSlice(broadcast, (state) => state.level === 'sound')

  useEffect(() => {
    const change = (part: Partial<BroadcastState>) => room.update(broadcast, (state) => ({ ...state, ...part }))
    let timer: ReturnType<typeof setTimeout> | undefined
    const onState = (next: PublishState) => {
      const broken = next === 'lost' || next === 'connecting'
      change(broken ? { sending: next } : { sending: next, gaveUp: false })
      if (!broken) clearTimeout(timer)
      timer = broken ? (timer ?? setTimeout(() => change({ gaveUp: true }), GIVE_UP_MS)) : undefined
    }
    sending.current = publish({
      media,
      stream: latest.current,
      paused: room.store.getState().core.paused ?? false,
      refresh: async () => (await getRoomToken(stream)).media,
      isRefusal,
      onState,
      onParticipants: (participants) => change({ guests: participants.filter(({ role }) => role !== 'anchor') }),
      onUplink: (uplink) => change({ uplink }),
      onLevel: (level) => change({ level }),
    })
    return () => {
      clearTimeout(timer)
      sending.current?.close()
    }
  }, [media, stream, room])

  useEffect(() => sending.current?.pause(isPaused), [isPaused])

  useEffect(() => {
    if (latest.current === camera) return
    latest.current = camera
    sending.current?.replaceStream(camera)
  }, [camera])

  useEffect(() => {
    const own = {
      uid: liveuid,
      role: 'anchor' as const,
      tracks: isSoundOnly ? (['microphone'] as const) : (['camera', 'microphone'] as const),
      stream: camera,
      shown: camera.getVideoTracks().length > 0,
      own: true,
      mirror,
    }
    const others = guests.map((guest) => ({ ...guest, shown: guest.tracks.includes('camera') }))
    room.setCore({ tiles: [own, ...others] })
  }, [room, camera, mirror, liveuid, guests, isSoundOnly])

  useEffect(() => () => room.setCore({ tiles: [] }), [room])
  useEffect(holdWakeLock, [])
  useOnAir(stream)
}

/** Makes the room visible once the picture is being sent. */
function useOnAir(stream: string): void {
  const room = useRoom()
  const ready = useSlice(broadcast, ({ sending, startedAt }) => sending === 'live' && startedAt === undefined)

  useEffect(() => {
    if (!ready) return
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () =>
      client.call(Live.changeLive, { stream, status: 1 }).then(
        ({ starttime }) => !left && room.update(broadcast, (state) => ({ ...state, startedAt: starttime * 1000 })),
        (e: unknown) => {
          if (!left && !isRefusal(e)) timer = setTimeout(() => void begin(), RETRY_MS)
        },
      )
    void begin()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [ready, stream, room])
}
