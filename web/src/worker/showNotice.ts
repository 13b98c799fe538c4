import type { Notice } from './notice.ts'

/** Until then a live that began is most likely on: nobody asks, or all who are told would ask at once. */
const FRESH_SECONDS = 90
const ASK_MS = 4_000

/** A phone that was off gets what its push service kept. Something has to be shown for every push, but not that somebody is live who is not. */
export async function showNotice({ title, live, options }: Notice, registration: ServiceWorkerRegistration): Promise<void> {
  const late = live && Date.now() / 1_000 - live.at > FRESH_SECONDS
  if (late && (await hasEnded(live.stream))) return registration.showNotification(live.ended, { ...options, silent: true })
  return registration.showNotification(title, options)
}

/** False when nobody knows: without a network the tap will tell. */
async function hasEnded(stream: string): Promise<boolean> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), ASK_MS)
  try {
    const query = new URLSearchParams({ service: 'Notice.getLiveState', stream, language: 'en' }).toString()
    const response = await fetch(`/?${query}`, { signal: deadline.signal, credentials: 'omit' })
    const { data } = (await response.json()) as { data?: { info?: { islive?: number }[] } }
    return data?.info?.[0]?.islive === 0
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
