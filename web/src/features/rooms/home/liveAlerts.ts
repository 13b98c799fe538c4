import { t } from '@lingui/core/macro'
import { Home, type RoomCard } from '@nimbo/contract'
import { QueryObserver } from '@tanstack/react-query'
import { isBusyPath } from '../../../lib/isBusyPath.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { clockedClient, serverNow } from '../../../lib/serverClock.ts'
import { useSession } from '../../../lib/session.ts'
import { toast } from '../../../ui/toast.ts'
import { followedLiveQuery } from './home.queries.ts'

/** Pages that are open all evening ask rarely: whoever wants to know at once has notifications. */
const ASK_MS = 30_000
const SHOWN_MS = 10_000
const room = /^\/live(?:Audience|Anchor)(?:\/|$)/

/** While the app is open, tells when somebody this person follows goes live. What was on before is no news. */
export function watchFollowed(open: (path: string) => void): () => void {
  let stop = () => {}
  const start = () => {
    stop()
    const { uid, token } = useSession.getState()
    stop = token !== undefined && usePreferences.getState().liveAlerts ? follow(uid, open) : () => {}
  }
  start()
  const ends = [
    useSession.subscribe((now, before) => now.token !== before.token && start()),
    usePreferences.subscribe((now, before) => now.liveAlerts !== before.liveAlerts && start()),
  ]
  return () => {
    stop()
    for (const end of ends) end()
  }
}

function follow(uid: number, open: (path: string) => void): () => void {
  const startedMs = Date.now()
  const ended = new AbortController()
  let known: ReadonlySet<string> | undefined
  const observer = new QueryObserver(queryClient, {
    ...followedLiveQuery(uid),
    queryFn: async ({ signal }) => ({ ...(await clockedClient.call(Home.getFollow, { p: 1 }, { signal })), slide: [] }),
    refetchInterval: ASK_MS,
  })
  const stop = observer.subscribe(({ data: rooms }) => {
    if (!rooms) return
    const before = known
    known = new Set([...(before ?? []), ...rooms.map(({ stream }) => stream)])
    // A show may also be new to the list because its host was followed just now, or has risen on it.
    const sinceMs = serverNow() - (Date.now() - startedMs)
    const begun = before && rooms.find(({ stream, starttime }) => !before.has(stream) && starttime * 1000 > sinceMs)
    if (begun) tell(begun, open, ended.signal)
  })
  return () => {
    stop()
    ended.abort()
  }
}

/** Not in a room, and not over what must not be left for another page. */
function tell({ uid, stream, user_nicename: host }: RoomCard, open: (path: string) => void, until: AbortSignal): void {
  const { pathname } = location
  if (room.test(pathname) || isBusyPath(pathname)) return
  const path = `/liveAudience?${new URLSearchParams({ liveuid: String(uid), stream }).toString()}`
  const name = `\u2068${host}\u2069`
  toast.offer(t`${name} is live`, {
    take: t`Watch`,
    later: t`Later`,
    onTake: () => open(path),
    transient: { id: 'live', duration: SHOWN_MS, signal: until },
  })
}
