import { useEffect, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { outcomeOf, reloadCash } from './cash.queries.ts'
import { openTap } from './keptTap.ts'

/** After a reload in the middle of a tap: whether it went through. A tap of which nothing is known keeps its key for the next one. */
export function useLostTap(): { went: boolean; forget: () => void } {
  const uid = useSession((session) => session.uid)
  const [went, setWent] = useState(false)
  useEffect(() => {
    const tap = openTap(uid)
    if (!tap) return
    let left = false
    outcomeOf(tap)
      .then(async (outcome) => {
        if (left || outcome !== 'done') return
        setWent(true)
        await reloadCash(uid)
      })
      .catch(() => undefined)
    return () => void (left = true)
  }, [uid])
  return { went, forget: () => setWent(false) }
}
