import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { shownCount } from '../../room/lines.ts'
import type { Line } from '../../room/lines.ts'
import { useLineBuffer, useRoom } from '../../room/useRoom.ts'

const NEAR_PX = 48
/** The height of a line of one row, at least. */
const ROW_PX = 25
const SPARE_ROWS = 4
const FIRST_ROWS = 16

interface Left {
  /** What stood there when the reader scrolled away. */
  held: readonly Line[]
  at: number
  /** The first row that was drawn and where: older ones are drawn before it, and it stays in its place. */
  row: HTMLElement | null
  top: number
}

/**
 * A list that follows its newest line unless the reader has scrolled away: then it holds what they read, which a busy room would
 * push out within a second, and counts what came since. Saying something leads back to the end. `drawn` says which of the lines to draw.
 */
export function useStickToEnd<E extends HTMLElement>() {
  const { store } = useRoom()
  const ref = useRef<E>(null)
  const [left, setLeft] = useState<Left>()
  // Whoever follows sees no line before these. In a busy room most lines are gone before they were drawn.
  const [rows, setRows] = useState(FIRST_ROWS)
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
    const row = list.firstElementChild as HTMLElement | null
    setLeft(near ? undefined : { held: lines.items, at: shownCount(lines), row, top: row?.offsetTop ?? 0 })
  }
  function toEnd() {
    setLeft(undefined)
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
  }
  useLayoutEffect(() => {
    if (!left) ref.current?.scrollTo({ top: ref.current.scrollHeight })
  })
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const observer = new ResizeObserver(() => setRows(Math.max(FIRST_ROWS, Math.ceil(list.clientHeight / ROW_PX) + SPARE_ROWS)))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    if (left?.row?.isConnected && ref.current) ref.current.scrollTop += left.row.offsetTop - left.top
  }, [left])
  const drawn = <T>(lines: readonly T[]) => (left ? lines : lines.slice(-rows))
  return { ref, held: left?.held, drawn, unseen: left ? total - left.at : 0, onScroll, toEnd }
}
