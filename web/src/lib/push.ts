/** Keys and address by which the server reaches this browser. */
export interface BrowserSubscription {
  kind: 'web'
  endpoint: string
  p256dh: string
  auth: string
}

/** `unsupported` also while developing, where there is no service worker to wake up. */
export type PushPermission = 'granted' | 'ask' | 'blocked' | 'unsupported'

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined
  return navigator.serviceWorker.getRegistration()
}

export async function pushPermission(): Promise<PushPermission> {
  if (!(await registration())) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' ? 'granted' : 'ask'
}

/** Asks the person where the browser has not done so yet; undefined when the answer is no. */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription | undefined> {
  const worker = await registration()
  if (!worker || (await Notification.requestPermission()) !== 'granted') return undefined
  const { endpoint, keys } = (await subscribed(worker.pushManager, key)).toJSON()
  return { kind: 'web', endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

/** A subscription made with another key of ours cannot be sent to any more, and stands in the way of a new one. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (e) {
    if (!(e instanceof DOMException) || e.name !== 'InvalidStateError') throw e
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}

export async function unsubscribeBrowser(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
