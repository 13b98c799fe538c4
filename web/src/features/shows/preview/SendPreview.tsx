import { Live, refusalOf } from '@nimbo/contract'
import { useEffect, useRef } from 'react'
import { client } from '../../../lib/client.ts'
import { sendPreview } from '../../../lib/media/sendPreview.ts'
import { isRefusal } from '../../../room/room.queries.ts'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { preview } from './preview.state.ts'

type Sending = ReturnType<typeof sendPreview>

/** The show is on the air some seconds after its camera. */
const RETRY_MS = 4_000

export function SendPreview() {
  const { entered } = useRoom()
  const type = useSlice(preview, (state) => state.type) ?? entered.room.type
  const isPaused = useCore((core) => core.paused)
  // An uplink that carries only sound has no room for a second picture.
  const camera = useCore(({ tiles }) => tiles.find(({ own, tracks }) => own && tracks.includes('camera'))?.stream)
  return camera && type === 0 && !isPaused ? <Camera stream={camera} /> : null
}

/** The preview is optional, so it fails in silence. */
function Camera({ stream: camera }: { stream: MediaStream }) {
  const { liveuid, stream } = useRoom().address
  const sending = useRef<Sending>(undefined)
  const latest = useRef(camera)

  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => (await client.call(Live.getPreview, { liveuid, stream })).media
    const start = async () => {
      const media = await refresh()
      if (!left) sending.current = sendPreview({ media, stream: latest.current, refresh, isRefusal })
    }
    const attempt = () => {
      start().catch((e: unknown) => {
        if (!left && refusalOf(e, Live.getPreview) !== 'NotOpen') timer = setTimeout(attempt, RETRY_MS)
      })
    }
    attempt()
    return () => {
      left = true
      clearTimeout(timer)
      sending.current?.close()
      sending.current = undefined
    }
  }, [liveuid, stream])

  useEffect(() => {
    if (latest.current === camera) return
    latest.current = camera
    sending.current?.replaceStream(camera)
  }, [camera])
  return null
}
