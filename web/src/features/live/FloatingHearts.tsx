import type { CSSProperties } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { Heart } from './useHearts.ts'

const SIZES = [34, 24, 30, 28, 26]
const LOOKS = 4

export function FloatingHearts({ hearts, onFaded }: { hearts: readonly Heart[]; onFaded: (id: number) => void }) {
  return (
    <div className="live-hearts" aria-hidden="true">
      {hearts.map(({ id, at }) => (
        <span
          key={id}
          className="live-heart"
          data-look={id % LOOKS}
          data-at={at ? 'finger' : 'side'}
          style={place(at)}
          onAnimationEnd={() => onFaded(id)}
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
