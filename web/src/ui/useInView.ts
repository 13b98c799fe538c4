import { useCallback } from 'react'

/**
 * A ref for the last element of a list: calls back when it comes near the screen, and again with every new callback, so that a
 * list still too short after one page asks for the next.
 */
export function useInView(onNear: () => void) {
  return useCallback(
    (element: Element | null) => {
      if (!element) return
      // A busy page hears of several changes at once, oldest first: only the newest is how it stands.
      const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onNear(), { rootMargin: '600px 0px' })
      watcher.observe(element)
      return () => watcher.disconnect()
    },
    [onNear],
  )
}
