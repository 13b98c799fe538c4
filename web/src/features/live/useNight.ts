import { useLayoutEffect } from 'react'
import { wearPreferences } from '../../lib/preferences.ts'

/** A room is dark whatever the theme: light sheets and pale accents fight with the picture. */
export function useNight(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = 'night'
    return wearPreferences
  }, [])
}
