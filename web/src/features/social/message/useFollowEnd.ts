import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 80
const OLDER_PX = 400

/**
 * Stays at the newest message unless the reader has scrolled away, and where they read when older ones are put before it. `first` is the
 * first number that is shown, `last` changes with everything at the end.
 */
export function useFollowEnd(first: number, last: string, onNearStart: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const before = useRef({ first, height: 0 })
  const [seen, setSeen] = useState(last)
  const [away, setAway] = useState(false)

  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const grown = first < before.current.first && before.current.first > 0
    if (grown) list.scrollTop += list.scrollHeight - before.current.height
    else if (atEnd.current) list.scrollTop = list.scrollHeight
    before.current = { first, height: list.scrollHeight }
  })

  // Pictures that arrive and a keyboard that opens change what fits.
  useEffect(() => {
    const list = ref.current
    const inner = list?.querySelector('ol')
    if (!list || !inner) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) list.scrollTop = list.scrollHeight
      before.current.height = list.scrollHeight
    })
    observer.observe(list)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  function onScroll() {
    const list = ref.current
    if (!list) return
    atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
    if (atEnd.current) setSeen(last)
    setAway(!atEnd.current)
    if (list.scrollTop < OLDER_PX) onNearStart()
  }
  function toEnd() {
    atEnd.current = true
    setSeen(last)
    setAway(false)
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
  }
  return { ref, onScroll, toEnd, unseen: away && seen !== last }
}
