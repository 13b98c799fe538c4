import { Account } from '@nimbo/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { MAX_BLOCKED } from '../../../room/createRoom.ts'

const BLOCKED_A_PAGE = 50

/** People I blocked, as far as a room needs to know. */
export const blockedQuery = (uid: number) =>
  queryOptions({ queryKey: ['live', 'blocked', uid], queryFn: ({ signal }) => fetchBlocked(signal), staleTime: 60_000 })

async function fetchBlocked(signal: AbortSignal): Promise<number[]> {
  const uids: number[] = []
  for (let p = 1; uids.length < MAX_BLOCKED; p++) {
    const people = await client.call(Account.getBlackList, { p }, { signal })
    uids.push(...people.map(({ id }) => id))
    if (people.length < BLOCKED_A_PAGE) break
  }
  return uids
}
