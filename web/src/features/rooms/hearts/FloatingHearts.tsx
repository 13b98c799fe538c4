import { useEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { useEffectsOn } from '../../../room/effects.ts'
import { useSlice } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { hearts as slice } from './hearts.state.ts'
import type { HeartsState } from './hearts.state.ts'

interface Heart {
  id: number
  /** Position of the finger; undefined for hearts of others. */
  at: HeartsState['heartAt']
}

/** More than this at once is noise, and costs frames on a small phone. */
const MAX_ALIVE = 12
const SIZES = [34, 24, 30, 28, 26]
const VARIANTS = 4

export function FloatingHearts() {
  const { alive, fade } = useFloating()
  return (
    <div className="hearts-layer">
      {alive.map(({ id, at }) => (
        <span
          key={id}
          className="hearts-heart"
          data-variant={id % VARIANTS}
          data-at={at ? 'finger' : 'side'}
          style={place(at)}
          onAnimationEnd={() => fade(id)}
        >
          <Icon name="heart" size={SIZES[id % SIZES.length] ?? 30} />
        </span>
      ))}
    </div>
  )
}

/** A finger is where it is: these two are physical on purpose, in every language. */
function place(at: Heart['at']): CSSProperties {
  return at ? { left: at.x - 17, top: at.y - 17 } : {}
}

/** Turns counts that only grow into hearts that come and go. */
function useFloating() {
  const seen = useSlice(slice, (state) => state.heartsSeen)
  const heartsSent = useSlice(slice, (state) => state.heartsSent)
  const at = useSlice(slice, (state) => state.heartAt)
  const [alive, setAlive] = useState<readonly Heart[]>([])
  const effects = useEffectsOn()
  const played = useRef({ seen, heartsSent })
  const nextId = useRef(0)

  useEffect(() => {
    const { current: before } = played
    played.current = { seen, heartsSent }
    if (!effects || document.hidden) return
    const born = (count: number, from: Heart['at']) =>
      Array.from({ length: Math.min(count, MAX_ALIVE) }, () => ({ id: nextId.current++, at: from }))
    const own = born(heartsSent - before.heartsSent, at)
    const others = born(seen - before.seen, undefined)
    // A crowd's hearts wait for a place, so that each of them flies to its end; mine take one.
    if (own.length + others.length > 0)
      setAlive((hearts) => [...hearts, ...others.slice(0, Math.max(0, MAX_ALIVE - hearts.length)), ...own].slice(-MAX_ALIVE))
  }, [seen, heartsSent, at, effects])

  return { alive, fade: (id: number) => setAlive((hearts) => hearts.filter((h) => h.id !== id)) }
}
