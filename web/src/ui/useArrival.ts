import { useEffect, useRef } from 'react'

/**
 * The heading of a screen that has just come. What was pressed to get here went with the screen before, and the focus with it:
 * the heading takes it, so that the new screen is read from its top.
 */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
