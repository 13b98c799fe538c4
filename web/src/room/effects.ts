import { useSyncExternalStore } from 'react'
import { usePreferences } from '../lib/preferences.ts'

const calm = matchMedia('(prefers-reduced-motion: reduce)')
function subscribe(listener: () => void) {
  calm.addEventListener('change', listener)
  return () => calm.removeEventListener('change', listener)
}

/** False when the system or the person asked for calm. */
export const areEffectsOn = () => usePreferences.getState().effects && !calm.matches

export function useEffectsOn(): boolean {
  const wanted = usePreferences((p) => p.effects)
  const still = useSyncExternalStore(subscribe, () => calm.matches)
  return wanted && !still
}
