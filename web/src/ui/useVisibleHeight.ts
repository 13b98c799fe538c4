import { useEffect, useState } from 'react'

/**
 * Height that a screen keyboard leaves of the window: iOS lays it over the page instead of making the page smaller. Undefined until it
 * changes.
 */
export function useVisibleHeight(): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const view = window.visualViewport
    // A pinched page is only partly visible; nothing covers the rest of it.
    const measure = () => view?.scale === 1 && setHeight(Math.round(view.height))
    view?.addEventListener('resize', measure)
    return () => view?.removeEventListener('resize', measure)
  }, [])
  return height
}
