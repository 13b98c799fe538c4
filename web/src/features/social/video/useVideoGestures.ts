import { useEffect, useRef } from 'react'
import { releaseOf } from '../../../lib/swipeRelease.ts'

interface Gestures {
  onSwipe: (side: 'next' | 'previous') => void
  onTap: () => void
  /** A key that was pressed outside of every control. True when it meant something. */
  onKey: (key: string) => boolean
}

const LOCK_PX = 10
const WHEEL_PX = 60
/** One turn of a wheel, or one push on a touch pad, is one step. */
const WHEEL_REST_MS = 600

/** Fingers, wheel and keys on a film. A mouse has buttons: it clicks, and does not drag. */
export function useVideoGestures(area: HTMLElement | null, gestures: Gestures): void {
  const act = useRef(gestures)
  useEffect(() => {
    act.current = gestures
  })
  useEffect(() => {
    if (!area) return
    const stopped = new AbortController()
    const { signal } = stopped
    let grip: { id: number; y: number; x: number; at: number; moved: boolean } | undefined
    let restingUntil = 0

    area.addEventListener(
      'pointerdown',
      (event) => {
        if (event.isPrimary) grip = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, moved: false }
      },
      { signal },
    )
    area.addEventListener(
      'pointermove',
      (event) => {
        if (grip?.id !== event.pointerId || grip.moved) return
        grip.moved = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > LOCK_PX
        // A swipe that ends outside of the film is still one.
        if (grip.moved) area.setPointerCapture(event.pointerId)
      },
      { signal },
    )
    const onUp = (event: PointerEvent) => {
      const held = grip
      grip = undefined
      if (held?.id !== event.pointerId || event.type !== 'pointerup') return
      if (!held.moved) return act.current.onTap()
      const dy = event.clientY - held.y
      if (event.pointerType === 'mouse' || Math.abs(dy) < Math.abs(event.clientX - held.x)) return
      const side = releaseOf({ dy, ms: event.timeStamp - held.at, height: area.clientHeight })
      if (side !== 'stay') act.current.onSwipe(side)
    }
    area.addEventListener('pointerup', onUp, { signal })
    area.addEventListener('pointercancel', onUp, { signal })
    area.addEventListener(
      'wheel',
      (event) => {
        if (Math.abs(event.deltaY) < WHEEL_PX || event.timeStamp < restingUntil) return
        restingUntil = event.timeStamp + WHEEL_REST_MS
        act.current.onSwipe(event.deltaY > 0 ? 'next' : 'previous')
      },
      { signal, passive: true },
    )
    window.addEventListener(
      'keydown',
      (event) => {
        const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')
        const isPressed =
          event.target instanceof Element && event.target.closest('button, a') && (event.key === ' ' || event.key === 'Enter')
        if (isElsewhere || isPressed || event.ctrlKey || event.metaKey || event.altKey) return
        if (act.current.onKey(event.key)) event.preventDefault()
      },
      { signal },
    )
    return () => stopped.abort()
  }, [area])
}
