import { t } from '@lingui/core/macro'
import type { RouterHistory } from '@tanstack/react-router'
import { isBusyPath } from '../lib/isBusyPath.ts'
import { queryClient } from '../lib/queryClient.ts'
import { scriptAddress } from '../lib/scriptAddress.ts'
import { toast } from '../ui/toast.ts'

const LOOK_EVERY_MS = 60 * 60_000

/**
 * Registers the service worker and looks for newer ones. A newer one waits: it takes over, and this page is loaded again, only after
 * the person said so, and neither is offered nor done in the middle of a payment or a broadcast.
 */
export async function keepFresh(history: RouterHistory): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(scriptAddress('/sw.js'), { updateViaCache: 'none' })
  const offer = (worker: ServiceWorker) => whenFree(history, () => offerUpdate(worker, history))
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => watch(registration.installing, offer))
  lookAgain(registration)
}

function watch(worker: ServiceWorker | null, offer: (worker: ServiceWorker) => void): void {
  worker?.addEventListener('statechange', () => {
    // Without a controller it is the very first one, which replaces nothing.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker)
  })
}

function offerUpdate(worker: ServiceWorker, history: RouterHistory): void {
  // The offer stands while the person goes on: by the time it is taken they may be paying.
  const take = () => whenFree(history, () => takeOver(worker))
  toast.offer(t`A new version is ready`, { take: t`Update`, later: t`Later`, onTake: take })
}

/** At once, or as soon as nothing is on its way to the server and the screen is one that can be left. */
function whenFree(history: RouterHistory, act: () => void): void {
  const isFree = () => !isBusyPath(history.location.pathname) && queryClient.isMutating() === 0
  if (isFree()) return act()
  const stops = [history.subscribe(retry), queryClient.getMutationCache().subscribe(retry)]
  function retry(): void {
    if (!isFree()) return
    for (const stop of stops) stop()
    act()
  }
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('update', [])
}

/** An app on the home screen may stay open for days. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_EVERY_MS) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
}
