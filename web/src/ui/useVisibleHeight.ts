import { useEffect, useState } from 'react'

/** What a screen keyboard leaves of the window: iOS lays it over the page instead of making the page smaller. Undefined until it changes. */
export function useVisibleHeight(): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const view = window.visualViewport
    const measure = () => setHeight(view ? Math.round(view.height) : undefined)
    view?.addEventListener('resize', measure)
    return () => view?.removeEventListener('resize', measure)
  }, [])
  return height
}
