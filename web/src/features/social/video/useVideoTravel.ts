import type { ShortVideo } from '@nimbo/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useNextVideos } from './video.queries.ts'

export interface Travel {
  next: ShortVideo | undefined
  previous: number | undefined
  go: (side: 'next' | 'previous') => void
}

/** Longest trail kept for going back. */
const MAX_TRAIL = 200

/** From one video to the next one, and back the way one came. The address follows; leaving goes back to where one was before all of them. */
export function useVideoTravel(id: number, touid: number | undefined): Travel {
  const uid = useSession((session) => session.uid)
  const navigate = useNavigate()
  const [trail, setTrail] = useState<readonly number[]>([])
  const { data = [] } = useNextVideos(uid, id, touid)
  const [next] = data
  const previous = trail.at(-1)
  const thumb = next?.thumb
  useEffect(() => {
    // Its cover stands before the film is there.
    if (thumb) new Image().src = thumb
  }, [thumb])

  function go(side: 'next' | 'previous'): void {
    const to = side === 'next' ? next?.id : previous
    if (to === undefined) return
    setTrail(side === 'next' ? [...trail, id].slice(-MAX_TRAIL) : trail.slice(0, -1))
    void navigate({ to: '/videoPlay', search: { id: to, ...(touid !== undefined && { touid }) }, replace: true })
  }
  return { next, previous, go }
}
