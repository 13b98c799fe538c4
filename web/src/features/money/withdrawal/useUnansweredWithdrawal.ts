import { useEffect, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { outcomeOf, pendingWithdrawals, reloadCash } from './withdrawal.queries.ts'

/** After a reload while a request was in flight: whether it succeeded. With an unknown outcome its key is kept for the next attempt. */
export function useUnansweredWithdrawal(): { succeeded: boolean; dismiss: () => void } {
  const uid = useSession((session) => session.uid)
  const [succeeded, setSucceeded] = useState(false)
  useEffect(() => {
    const pending = pendingWithdrawals.unanswered(uid)
    if (!pending) return
    let left = false
    outcomeOf(pending)
      .then(async (outcome) => {
        if (left || outcome !== 'done') return
        setSucceeded(true)
        await reloadCash(uid)
      })
      .catch(() => undefined)
    return () => void (left = true)
  }, [uid])
  return { succeeded, dismiss: () => setSucceeded(false) }
}
