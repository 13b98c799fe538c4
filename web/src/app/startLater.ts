import type { RouterHistory } from '@tanstack/react-router'
import { isNative } from '../lib/bridge/index.ts'
import { watchInstall } from '../lib/install.ts'
import { keepFresh } from './keepFresh.ts'
import { keepPush } from './keepPush.ts'

/** Everything that begins once the first screen is drawn. */
export function startLater(history: RouterHistory): void {
  watchInstall()
  if (isNative()) void import('./startNative.ts').then(({ startNative }) => startNative(history))
  const worker = import.meta.env.PROD ? keepFresh().catch(() => undefined) : Promise.resolve()
  void worker.then(keepPush)
}
