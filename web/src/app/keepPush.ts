import { renewPush } from '../features/settings/push.queries.ts'
import { useLanguage } from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'

/** Notifications belong to a session and speak a language; when either changes the server is told again. */
export function keepPush(): void {
  const renew = () => void renewPush().catch(() => undefined)
  renew()
  useLanguage.subscribe(renew)
  useSession.subscribe((now, before) => {
    if (now.token && now.token !== before.token) renew()
  })
}
