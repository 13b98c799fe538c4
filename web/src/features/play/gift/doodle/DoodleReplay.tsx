import type { EventOf } from '@nimbo/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Point, scaled } from './doodle.state.ts'

interface DoodleReplayProps {
  event: EventOf<'giftSent'>
  /** All of it at once. */
  still: boolean
  onDone: () => void
}

/** Long or short, a doodle is drawn in the same time. */
const DRAWN_MS = 1800
const SHOWN_MS = 3600

/** A doodle as it was drawn, stamp by stamp, in this reader's frame. */
export function DoodleReplay({ event, still, onDone }: DoodleReplayProps) {
  const box = useRef<HTMLDivElement>(null)
  const [points, setPoints] = useState<readonly Point[]>([])
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {}
    setPoints(scaled(event.paintedPath, { width: event.paintedWidth, height: event.paintedHeight }, { width, height }))
  }, [event])
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <div ref={box} className="gift-doodle" dir="ltr" data-testid="doodle-replay">
      {points.map(({ x, y }, index) => (
        <img
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          src={event.gifticon}
          alt=""
          style={{ left: x, top: y, animationDelay: still ? '0ms' : `${Math.round((index / points.length) * DRAWN_MS)}ms` }}
        />
      ))}
    </div>
  )
}
