import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Dispatch } from 'react'
import { useSession } from '../../lib/session.ts'
import type { LiveAction } from './live.state.ts'
import { blockedQuery } from './live.queries.ts'

/** Tells the room whom I do not want to see, on entering and whenever it changes. */
export function useBlocked(dispatch: Dispatch<LiveAction>): void {
  const { data: uids } = useQuery(blockedQuery(useSession((session) => session.uid)))
  useEffect(() => {
    if (uids) dispatch({ type: 'blocked', uids })
  }, [uids, dispatch])
}
