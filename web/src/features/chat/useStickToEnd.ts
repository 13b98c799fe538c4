import { useLayoutEffect, useRef, useState } from 'react'
import { shownCount } from '../../room/lines.ts'
import type { Line } from '../../room/lines.ts'
import { useLineBuffer, useRoom } from '../../room/useRoom.ts'

const NEAR_PX = 48

interface Left {
  /** What stood there when the reader scrolled away. */
  held: readonly Line[]
  at: number
}

/**
 * A list that follows its newest line unless the reader has scrolled away: then it holds what they read, which a busy room would
 * push out within a second, and counts what came since. Saying something leads back to the end.
 */
export function useStickToEnd<E extends HTMLElement>() {
  const { store } = useRoom()
  const ref = useRef<E>(null)
  const [left, setLeft] = useState<Left>()
  const total = useLineBuffer(shownCount)
  const said = useLineBuffer(({ items }) => items.findLast(({ status }) => status === 'pending')?.key)
  const [lastSaid, setLastSaid] = useState(said)
  if (said !== lastSaid) {
    setLastSaid(said)
    if (said !== undefined) setLeft(undefined)
  }

  function onScroll() {
    const list = ref.current
    if (!list) return
    const near = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
    if (near === (left === undefined)) return
    const { lines } = store.getState()
    setLeft(near ? undefined : { held: lines.items, at: shownCount(lines) })
  }
  function toEnd() {
    setLeft(undefined)
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
  }
  useLayoutEffect(() => {
    if (!left) ref.current?.scrollTo({ top: ref.current.scrollHeight })
  })
  return { ref, held: left?.held, unseen: left ? total - left.at : 0, onScroll, toEnd }
}
