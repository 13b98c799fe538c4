import { useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'

/** Less than this is a tap. */
const TAP_PX = 8

/** In the terms of the page's direction, so that a chosen corner mirrors with the language. */
interface Corner {
  block: 'top' | 'bottom'
  inline: 'start' | 'end'
}

const frameOf = (element: Element) => element.closest<HTMLElement>('.room-frame')!
const isRightToLeft = () => document.documentElement.dir === 'rtl'

function cornerAt(x: number, y: number): Corner {
  const isLeft = x < innerWidth / 2
  return { block: y < innerHeight / 2 ? 'top' : 'bottom', inline: isLeft === isRightToLeft() ? 'end' : 'start' }
}

function place(frame: HTMLElement, { block, inline }: Corner): void {
  Object.assign(frame.dataset, { block, inline })
}

/** Moves a floating room with the finger, and with the arrow keys; let go, it stands in the nearest corner. */
export function useCornerDrag() {
  const from = useRef<{ x: number; y: number }>(undefined)
  const moved = useRef(false)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    from.current = { x: event.clientX, y: event.clientY }
    moved.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!from.current) return
    const [x, y] = [clientX - from.current.x, clientY - from.current.y]
    if (!moved.current && Math.hypot(x, y) < TAP_PX) return
    moved.current = true
    frameOf(currentTarget).style.translate = `${x}px ${y}px`
  }
  function onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
    from.current = undefined
    if (!moved.current) return
    const frame = frameOf(currentTarget)
    const { left, top, width, height } = frame.getBoundingClientRect()
    frame.style.translate = ''
    place(frame, cornerAt(left + width / 2, top + height / 2))
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const frame = frameOf(event.currentTarget)
    const { block = 'bottom', inline = 'end' } = frame.dataset as Partial<Corner>
    const left = isRightToLeft() ? 'end' : 'start'
    const right = isRightToLeft() ? 'start' : 'end'
    const next: Partial<Record<string, Corner>> = {
      ArrowUp: { block: 'top', inline },
      ArrowDown: { block: 'bottom', inline },
      ArrowLeft: { block, inline: left },
      ArrowRight: { block, inline: right },
    }
    const corner = next[event.key]
    if (!corner) return
    event.preventDefault()
    place(frame, corner)
  }
  /** A drag ends in a click, which would open the room. */
  function onClick(event: MouseEvent) {
    if (moved.current) event.preventDefault()
    moved.current = false
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown, onClick }
}
