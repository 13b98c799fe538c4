import { useEffect } from 'react'
import { useHomeConfig } from '../lib/config.queries.ts'
import { useSession } from '../lib/session.ts'

/** The first screen comes first: on a slow phone the connection can wait this long. */
const SETTLE_MS = 1200

/** Keeps one connection while signed in, so that a remote sign-out of this device takes effect at once. */
export function useDeviceLine(): void {
  const token = useSession((session) => session.token)
  const url = useHomeConfig().data?.socket_url
  useEffect(() => {
    if (!token || !url) return
    let release: (() => void) | undefined
    let left = false
    const timer = setTimeout(() => {
      void import('../lib/realtime/connection.ts').then(
        ({ holdConnection }) => {
          if (!left) release = holdConnection(url).release
        },
        // Without the code there is no line: calls still notice an ended session.
        () => undefined,
      )
    }, SETTLE_MS)
    return () => {
      left = true
      clearTimeout(timer)
      release?.()
    }
  }, [token, url])
}
