import { useNavigate } from '@tanstack/react-router'
import { allowFloating } from '../lib/hostedRoom.ts'
import { exitRoom } from '../lib/roomExit.ts'

/** Back to where somebody was before the room, which plays on in a corner. */
export function useMinimise(): () => void {
  const navigate = useNavigate()
  return () => {
    allowFloating(true)
    if (!exitRoom()) void navigate({ to: '/index', replace: true })
  }
}
