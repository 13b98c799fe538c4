import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { RoomHandle } from '../../../room/feature.ts'
import { shownCount } from '../../../room/lines.ts'
import type { Line } from '../../../room/lines.ts'
import { useLineBuffer, useRoom } from '../../../room/useRoom.ts'
import { follow, followOn } from './following.state.ts'
import { isMine, matters } from './mattering.ts'

const NEAR_PX = 48
/** The height of a line of one row, at least. */
const ROW_PX = 25
const SPARE_ROWS = 4
const FIRST_ROWS = 16
const GLANCE_MS = 200

/** Position of a reader who stopped following: the lines held, and their count. */
interface Left {
  held: readonly Line[]
  at: number
}

/**
 * The lines of a chat as one reader has them. Whoever stands at the end is shown some of a busy room, a few at a glance; whoever
 * scrolled away has all there was, which newer lines do not push out, and a count of what came since. The browser keeps the end in
 * its place (`column-reverse`): 0 is the end, whatever grows. Saying something leads back to it.
 */
export function useFollowing<E extends HTMLElement>() {
  const { store } = useRoom()
  const ref = useRef<E>(null)
  const [left, setLeft] = useState<Left>()
  const rows = useRows(ref)
  const shown = useSampled(rows, left !== undefined)
  const total = useLineBuffer(shownCount)
  const said = useLineBuffer(({ items }) => items.findLast(({ status }) => status === 'pending')?.key)

  function onScroll() {
    const isNear = ref.current !== null && Math.abs(ref.current.scrollTop) < NEAR_PX
    if (isNear === (left === undefined)) return
    const { lines } = store.getState()
    setLeft(isNear ? undefined : { held: lines.items, at: shownCount(lines) })
  }
  function toEnd() {
    setLeft(undefined)
    ref.current?.scrollTo({ top: 0 })
  }
  const [lastSaid, setLastSaid] = useState(said)
  if (said !== lastSaid) {
    setLastSaid(said)
    if (said !== undefined) setLeft(undefined)
  }
  useLayoutEffect(() => {
    if (said !== undefined) ref.current?.scrollTo({ top: 0 })
  }, [said])
  return { ref, lines: left?.held ?? shown, unseen: left ? total - left.at : 0, onScroll, toEnd }
}

/** As many lines as the box can show, and a few. */
function useRows(ref: { readonly current: HTMLElement | null }): number {
  const [rows, setRows] = useState(FIRST_ROWS)
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const observer = new ResizeObserver(() => setRows(Math.max(FIRST_ROWS, Math.ceil(list.clientHeight / ROW_PX) + SPARE_ROWS)))
    observer.observe(list)
    return () => observer.disconnect()
  }, [ref])
  return rows
}

/** Lines of a reader at the end. Starts over with the newest lines when they come back to it. */
function useSampled(rows: number, isAway: boolean): readonly Line[] {
  const room = useRoom()
  const sampler = useMemo(() => createSampler(room, rows, isAway), [room, rows, isAway])
  return useSyncExternalStore(sampler.subscribe, sampler.shown)
}

function createSampler(room: RoomHandle, rows: number, isAway: boolean) {
  const me = room.entered.sender
  const sampling = { rows, matters: matters(me), own: isMine(me) }
  let following = follow(room.store.getState().lines, rows)
  return {
    shown: () => following.shown,
    subscribe(changed: () => void) {
      if (isAway) return () => undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let drawnAt = -Infinity
      const draw = () => {
        timer = undefined
        drawnAt = performance.now()
        following = followOn(following, room.store.getState().lines, sampling)
        changed()
        if (following.waiting.length > 0) timer = setTimeout(draw, GLANCE_MS)
      }
      const stop = room.store.subscribe(({ lines }, before) => {
        if (lines === before.lines) return
        // A reader's own line is shown at once.
        if (lines.items.at(-1)?.status === 'pending') {
          clearTimeout(timer)
          draw()
        } else timer ??= setTimeout(draw, Math.max(0, drawnAt + GLANCE_MS - performance.now()))
      })
      draw()
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}
