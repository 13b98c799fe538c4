import { useEffect, useState } from 'react'

/** Pixels of the layout viewport a screen keyboard covers: iOS lays it over the page instead of making the page smaller. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => setInset(Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)))
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [])
  return inset
}
