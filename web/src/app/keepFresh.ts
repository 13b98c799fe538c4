import { t } from '@lingui/core/macro'
import { scriptAddress } from '../lib/scriptAddress.ts'
import { toast } from '../ui/toast.ts'

const LOOK_EVERY_MS = 60 * 60_000

/**
 * Registers the service worker and looks for newer ones. A newer one waits: it takes over, and every open window is loaded
 * again, only after the person said so.
 */
export async function keepFresh(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(scriptAddress('/sw.js'), { updateViaCache: 'none' })
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  lookAgain(registration)
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // Without a controller it is the very first one, which replaces nothing.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker)
  })
}

function offer(worker: ServiceWorker): void {
  toast.offer(t`A new version is ready`, { take: t`Update`, later: t`Later`, onTake: () => takeOver(worker) })
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
