import { createHomeCache } from './homeCache.ts'
import { readNotice } from './notice.ts'
import { isOurs } from './isOurs.ts'
import { openNotice } from './openNotice.ts'
import { openShell } from './shell.ts'
import { showNotice } from './showNotice.ts'
import type { ShellFile } from './shell.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ShellFile[] }

const shell = openShell(self.__WB_MANIFEST)
const home = createHomeCache()

self.addEventListener('install', (event) => event.waitUntil(shell.fill()))

self.addEventListener('activate', (event) => {
  const tasks = [shell.forgetOthers(home.name), self.registration.navigationPreload?.enable()]
  event.waitUntil(Promise.all(tasks).then(() => self.clients.claim()))
  // Not waited for: the first visit is still being drawn by what it fetched itself.
  event.waitUntil(
    fetch('/index')
      .then(home.store)
      .catch(() => undefined),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !isOurs(url, self.location.origin)) return
  if (request.mode === 'navigate') event.respondWith(home.isHome(url) ? openHomePage(event) : openPage(event))
  else if (shell.has(url)) event.respondWith(shell.take(request))
  else if (home.hasFile(url)) event.respondWith(home.take(request))
})

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request)

/** Network first, so that no old version is served; offline shows the offline page. */
const openPage = (event: FetchEvent): Promise<Response> => fromNetwork(event).catch(() => shell.offlinePage())

async function openHomePage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event)
  const copy = network.then((page) => page.clone())
  event.waitUntil(copy.then(home.store).catch(() => undefined))
  return home.respond(network).catch(() => shell.offlinePage())
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
