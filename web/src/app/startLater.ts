import type { RouterHistory } from '@tanstack/react-router'
import { renewPush } from '../features/settings/push.queries.ts'
import { isNative } from '../lib/bridge/index.ts'
import { useLanguage } from '../lib/i18n.ts'
import { watchInstall } from '../lib/install.ts'
import { readInvitation } from '../lib/invitation.ts'
import { isSignedIn, useSession } from '../lib/session.ts'
import { keepFresh } from './keepFresh.ts'

/** Starts everything that can wait for the first render. */
export function startLater(history: RouterHistory): void {
  watchInstall()
  if (isNative()) void import('./startNative.ts').then(({ startNative }) => startNative(history))
  // Retries reporting the inviter when that failed at registration.
  if (isSignedIn() && readInvitation()) void import('../features/login/login.queries.ts').then(({ tellInviter }) => tellInviter())
  keepNotices()
  const worker = import.meta.env.PROD ? keepFresh().catch(() => undefined) : Promise.resolve()
  void worker.then(keepPush)
}

/** A push subscription is stored with session and language; renewed when either changes. */
function keepPush(): void {
  const renew = () => void renewPush().catch(() => undefined)
  renew()
  useLanguage.subscribe(renew)
  useSession.subscribe((now, before) => {
    if (now.token && now.token !== before.token) renew()
  })
}

/** What the person was told while they were away. */
function keepNotices(): void {
  const load = () => void import('../features/notice/notice.queries.ts').then(({ loadUnseen }) => loadUnseen()).catch(() => undefined)
  if (isSignedIn()) load()
  useSession.subscribe((now, before) => {
    if (now.token !== before.token) load()
  })
}
