import { useEffect, useRef, useState } from 'react'

/** A page just outside the screen is asked for too: it is what is seen next. */
const MARGIN_PX = 200

/** Pages of an endless list that are on the screen. */
export function useSeenPages() {
  const list = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState({ from: 1, to: 1 })

  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const pages = pagesOnScreen(list.current)
      if (pages) setSeen((before) => (before.from === pages.from && before.to === pages.to ? before : pages))
    }
    const scrolled = () => (frame ||= requestAnimationFrame(measure))
    scrolled()
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', scrolled)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', scrolled)
    }
  }, [])
  return { list, isSeen: (page: number) => page >= seen.from && page <= seen.to }
}

/** Rows are in the order of their pages, so that two searches by halves find the first and the last one. */
function pagesOnScreen(list: HTMLUListElement | null): { from: number; to: number } | undefined {
  const rows = list?.children
  if (!rows || rows.length === 0) return undefined
  const firstBelow = (y: number) => {
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (rows[middle]!.getBoundingClientRect().bottom > y) high = middle
      else low = middle + 1
    }
    return Math.min(low, rows.length - 1)
  }
  const pageOf = (row: number) => Number((rows[row] as HTMLElement).dataset['page'])
  return { from: pageOf(firstBelow(-MARGIN_PX)), to: pageOf(firstBelow(window.innerHeight + MARGIN_PX)) }
}
