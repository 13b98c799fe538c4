import { useSyncExternalStore } from 'react'

/** The token file's tablet width: from here on somebody may well sit at a desk. */
const wide = matchMedia('(min-width: 720px)')

function watch(changed: () => void): () => void {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** In code rather than in styles, so that a phone never fetches what it does not show. */
export function useDesktop(): boolean {
  return useSyncExternalStore(watch, () => wide.matches)
}
