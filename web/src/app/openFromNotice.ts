import type { RouterHistory } from '@tanstack/react-router'

/** A notice that was tapped leads on in this page; the worker loads it anew only where nobody answers. */
export function openFromNotice(history: RouterHistory): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<{ type?: unknown; url?: unknown } | null>) => {
    if (data?.type !== 'open' || typeof data.url !== 'string') return
    ports[0]?.postMessage('opened')
    history.push(data.url)
  })
}
