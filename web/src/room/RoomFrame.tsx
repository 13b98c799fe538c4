import { useEffect, useLayoutEffect, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { coverSources } from '@nimbo/contract'
import { holdNight } from '../lib/preferences.ts'
import './room.css'
import './shapes.css'

interface RoomFrameProps {
  poster: string
  label: string
  /** Small, over another screen; undefined where that never happens. */
  floating?: boolean
  children: ReactNode
}

/** The frame of a room and of all that stands around one; shapes.css lays it out for every screen. */
export function RoomFrame({ poster, label, floating, children }: RoomFrameProps) {
  const keyboard = useKeyboardInset()
  // Light sheets and pale accents fight with the picture.
  useLayoutEffect(() => (floating ? undefined : holdNight()), [floating])
  const style: CSSProperties = keyboard > 0 && !floating ? { blockSize: `calc(100dvh - ${keyboard}px)` } : {}
  // One element in both roles: the video inside must not be taken out of the page.
  const Frame = floating === undefined ? 'main' : 'div'
  return (
    <Frame
      role={floating === undefined ? undefined : floating ? 'complementary' : 'main'}
      className="room-frame"
      data-floating={floating || undefined}
      aria-label={label}
    >
      {poster && !floating && <img className="room-backdrop" {...coverSources(poster)} alt="" />}
      <div className="room-screen" style={style}>
        {children}
      </div>
    </Frame>
  )
}

/** Pixels of the layout viewport a screen keyboard covers: iOS lays it over the page instead of making the page smaller. */
function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    // A pinched page is only partly visible; nothing covers the rest of it.
    const measure = () => view.scale === 1 && setInset(Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)))
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [])
  return inset
}
