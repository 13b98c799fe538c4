import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { reloadProfile } from '../features/user/user.queries.ts'
import { takePendingRoom } from '../lib/pendingRoom.ts'
import { useCurrentRoute } from './useCurrentRoute.ts'

/** Once per visit, when the tabs are first shown: the profile is fetched anew and a room left waiting is entered. */
export function useShellOpening(): void {
  const navigate = useNavigate()
  const opened = useRef(false)
  const tab = useCurrentRoute().facts?.tab === true
  useEffect(() => {
    if (!tab || opened.current) return
    opened.current = true
    void reloadProfile()
    const room = takePendingRoom()
    if (room) void navigate({ to: '/liveAudience', search: room })
  }, [tab, navigate])
}
