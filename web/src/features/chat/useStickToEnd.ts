import { useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 48

/** A list that follows its newest line unless the reader has scrolled away; then it counts what came since. */
export function useStickToEnd<E extends HTMLElement>(total: number) {
  const ref = useRef<E>(null)
  const [leftAt, setLeftAt] = useState<number>()
  const stuck = leftAt === undefined

  function onScroll() {
    const list = ref.current
    if (!list) return
    const near = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
    if (near !== stuck) setLeftAt(near ? undefined : total)
  }
  function toEnd() {
    setLeftAt(undefined)
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
  }
  useLayoutEffect(() => {
    if (stuck) ref.current?.scrollTo({ top: ref.current.scrollHeight })
  })
  return { ref, unseen: stuck ? 0 : total - leftAt, onScroll, toEnd }
}
