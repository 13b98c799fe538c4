import { useSyncExternalStore } from 'react'

const moved = new EventTarget()

function subscribe(onMove: () => void): () => void {
  moved.addEventListener('move', onMove)
  window.addEventListener('popstate', onMove)
  return () => {
    moved.removeEventListener('move', onMove)
    window.removeEventListener('popstate', onMove)
  }
}

/** Which screen the address names. A handful of screens needs no router. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

export function goTo(path: string): void {
  history.pushState(null, '', path)
  moved.dispatchEvent(new Event('move'))
}
