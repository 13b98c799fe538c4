import { useSyncExternalStore } from 'react'

/** The same questions as the variants of theme.css, for the few parts that a smaller screen should not even fetch. */
const queries = {
  tablet: '(width >= 720px) and (height > 500px)',
  desktop: '(width >= 1080px) and (height > 500px)',
  studio: '(width >= 1200px) and (height >= 640px)',
}

/** True when the screen is at least of this shape. */
export function useShape(shape: keyof typeof queries): boolean {
  const subscribe = (changed: () => void) => {
    const media = matchMedia(queries[shape])
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return useSyncExternalStore(subscribe, () => matchMedia(queries[shape]).matches)
}
