import { useEffect, useRef } from 'react'

/**
 * The heading of a screen that has just come. What was pressed to get here went with the screen before, and the focus with it:
 * the heading takes it, so that the new screen is read from its top.
 */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const held = document.activeElement
    // A tab that stays mounted is hidden with its focus still in it.
    const lost = !held || held === document.body || held.getClientRects().length === 0
    if (lost) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
