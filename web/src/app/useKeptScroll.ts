import { useLayoutEffect, useRef } from 'react'

/**
 * Hiding a screen shortens the document and the browser clamps the scroll before anybody could read it: so the position is
 * noted while the screen is visible and put back when it is shown again.
 */
export function useKeptScroll(): void {
  const position = useRef(0)
  useLayoutEffect(() => {
    window.scrollTo(0, position.current)
    const note = () => {
      position.current = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
}
