import { readNotice } from './notice.ts'
import { isOurs } from './isOurs.ts'
import { openNotice } from './openNotice.ts'
import { openShell } from './shell.ts'
import { showNotice } from './showNotice.ts'
import type { ShellFile } from './shell.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ShellFile[] }

const shell = openShell(self.__WB_MANIFEST)

self.addEventListener('install', (event) => event.waitUntil(shell.fill()))

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.forgetOthers(), self.registration.navigationPreload?.enable()]).then(() => self.clients.claim())),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !isOurs(url, self.location.origin)) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (shell.has(url)) event.respondWith(shell.take(request))
})

/** Network only for the page, so that no old version is served; offline shows the offline page. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch {
    return shell.offlinePage()
  }
}

/** A new version waits for confirmation: activating it would interrupt a running room. */
self.addEventListener('message', (event) => {
  if (event.data === 'update') void self.skipWaiting()
})

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data?.text() ?? '', self.location.origin)
  if (notice) event.waitUntil(showNotice(notice, self.registration))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as { url: string }
  event.waitUntil(openNotice(url, self.clients))
})
