import { useBlocker } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'

const EndLiveSheet = whenOpened(async () => (await import('./EndLiveSheet.tsx')).EndLiveSheet, { ahead: true })

interface LeaveGuardProps {
  busy: boolean
  onEnd: () => void
}

/**
 * Asks before the page is left on air: a swipe back and every link by our own sheet, reloading and closing the tab by the browser's
 * question. The address stays where it is meanwhile, so that a reload finds the show.
 */
export function LeaveGuard({ busy, onEnd }: LeaveGuardProps) {
  const [asking, setAsking] = useState(false)
  const [uid] = useState(() => useSession.getState().uid)
  // A host who was signed out, here or in another tab, has no show to go on with.
  const isOwner = useCallback(() => useSession.getState().uid === uid, [uid])
  const shouldBlockFn = useCallback(() => {
    if (isOwner()) setAsking(true)
    return isOwner()
  }, [isOwner])
  useBlocker({ shouldBlockFn, enableBeforeUnload: isOwner })
  return <EndLiveSheet open={asking} onOpenChange={setAsking} busy={busy} onEnd={onEnd} />
}
