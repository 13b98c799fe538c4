import type { RouterHistory } from '@tanstack/react-router'
import { isNative } from '../lib/bridge/index.ts'
import { watchInstall } from '../lib/install.ts'
import { readInvitation } from '../lib/invitation.ts'
import { isSignedIn } from '../lib/session.ts'
import { keepFresh } from './keepFresh.ts'
import { keepPush } from './keepPush.ts'

/** Everything that begins once the first screen is drawn. */
export function startLater(history: RouterHistory): void {
  watchInstall()
  if (isNative()) void import('./startNative.ts').then(({ startNative }) => startNative(history))
  // Whoever registered while the network was bad says it now.
  if (isSignedIn() && readInvitation()) void import('../features/login/login.queries.ts').then(({ tellInviter }) => tellInviter())
  const worker = import.meta.env.PROD ? keepFresh().catch(() => undefined) : Promise.resolve()
  void worker.then(keepPush)
}
