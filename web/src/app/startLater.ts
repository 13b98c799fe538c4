import type { RouterHistory } from '@tanstack/react-router'
import { renewPush } from '../features/people/settings/push.queries.ts'
import { isNative } from '../lib/bridge/index.ts'
import { loadAllTexts, useLanguage } from '../lib/i18n.ts'
import { watchInstall } from '../lib/install.ts'
import { readInvitation } from '../lib/invitation.ts'
import { isSignedIn, useSession } from '../lib/session.ts'
import { fetchMoreIcons } from '../ui/Icon.tsx'
import { keepFresh } from './keepFresh.ts'
import { openFromNotice } from './openFromNotice.ts'

/** Long enough for the first screen and its pictures to be there. */
const REST_MS = 3_000

/** Starts everything that can wait for the first render. */
export function startLater(history: RouterHistory): void {
  watchInstall()
  if (isNative()) void import('./startNative.ts').then(({ startNative }) => startNative(history))
  // Retries reporting the inviter when that failed at registration.
  if (isSignedIn() && readInvitation()) void import('../features/people/login/login.queries.ts').then(({ tellInviter }) => tellInviter())
  keepNotices()
  setTimeout(() => {
    fetchRest()
    void import('./startIdle.ts').then(({ startIdle }) => startIdle((path) => history.push(path))).catch(() => undefined)
  }, REST_MS)
  openFromNotice(history)
  const worker = import.meta.env.PROD ? keepFresh(history).catch(() => undefined) : Promise.resolve()
  void worker.then(keepPush)
}

/**
 * Parts the next screens have in common. The toaster is among them: failures have to be shown also when the network, or the release this
 * page belongs to, is gone.
 */
function fetchRest(): void {
  void Promise.all([loadAllTexts(), fetchMoreIcons(), import('./laterScreens.ts'), import('../ui/Toaster.tsx')]).catch(() => undefined)
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

/** Notices that came while the person was away. */
function keepNotices(): void {
  const load = () =>
    void import('../features/social/notice/notice.queries.ts').then(({ loadUnseen }) => loadUnseen()).catch(() => undefined)
  if (isSignedIn()) load()
  useSession.subscribe((now, before) => {
    if (now.token !== before.token) load()
  })
}
