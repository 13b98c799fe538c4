import { useEffect, useRef, useState } from 'react'
import { publish } from '../../lib/media/publish.ts'
import type { PublishState } from '../../lib/media/publish.ts'
import type { Uplink } from '../../lib/media/uplink.ts'
import { getRoomToken, isRefusal } from './live.queries.ts'
import type { EnteredRoom } from './live.queries.ts'

/** A break longer than this needs the anchor's hand. */
const GIVE_UP_MS = 20_000

/** Sends the camera into the room for as long as this is on screen. */
export function usePublish(entered: EnteredRoom, camera: MediaStream) {
  const [state, setState] = useState<PublishState>('connecting')
  const [uplink, setUplink] = useState<Uplink>({ rttMs: undefined, bitrate: undefined })
  const [gaveUp, setGaveUp] = useState(false)
  const sending = useRef<ReturnType<typeof publish>>(undefined)
  const latest = useRef(camera)
  const { media } = entered
  const { stream } = entered.room

  useEffect(() => {
    const refresh = async () => (await getRoomToken(stream)).media
    let timer: ReturnType<typeof setTimeout> | undefined
    const onState = (next: PublishState) => {
      setState(next)
      const broken = next === 'lost' || next === 'connecting'
      if (!broken) clearTimeout(timer)
      if (!broken) setGaveUp(false)
      timer = broken ? (timer ?? setTimeout(() => setGaveUp(true), GIVE_UP_MS)) : undefined
    }
    sending.current = publish({ media, stream: latest.current, refresh, isRefusal, onState, onUplink: setUplink })
    return () => {
      clearTimeout(timer)
      sending.current?.close()
    }
  }, [media, stream])

  useEffect(() => {
    if (latest.current === camera) return
    latest.current = camera
    const picture = camera.getVideoTracks()[0]
    if (picture) void sending.current?.replacePicture(picture).catch(() => undefined)
  }, [camera])

  return { state, uplink, gaveUp }
}
