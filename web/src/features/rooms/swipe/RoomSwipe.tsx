import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { dropPreview } from '../../../room/prefetchPreview.ts'
import { RoomExtras } from '../../../room/RoomExtras.tsx'
import { useShortcut } from '../../../room/shortcuts.ts'
import { useCore } from '../../../room/useRoom.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { RoomPreview } from './RoomPreview.tsx'
import { useAdjacentRooms } from './useAdjacentRooms.ts'
import { useSwipe } from './useSwipe.ts'
import './swipe.css'

/** The rooms before and after this one: with a finger, with the buttons of a desktop, and with the keys. */
export function RoomSwipe() {
  return (
    <>
      <RoomExtras />
      <AdjacentRooms />
    </>
  )
}

function AdjacentRooms() {
  const { t } = useLingui()
  const floating = useCore((core) => core.floating)
  const { next, previous } = useAdjacentRooms()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const screen = box?.closest<HTMLElement>('.room-screen') ?? null
  const { goTo, prefetch, ahead } = useSwipe(floating ? null : screen, { next, previous })
  useShortcut('ArrowUp', previous && !floating ? t`Previous live` : undefined, () => goTo('previous'))
  useShortcut('ArrowDown', next && !floating ? t`Next live` : undefined, () => goTo('next'))
  if (floating) return null
  const frame = screen?.parentElement
  return (
    <>
      <div ref={setBox} className="swipe-buttons">
        {previous && (
          <IconButton
            icon="up"
            variant="glass"
            size={44}
            label={t`Previous live`}
            data-testid="previous-room"
            onPointerEnter={() => prefetch('previous')}
            onPointerLeave={dropPreview}
            onClick={() => goTo('previous')}
          />
        )}
        {next && (
          <IconButton
            icon="down"
            variant="glass"
            size={44}
            label={t`Next live`}
            data-testid="next-room"
            onPointerEnter={() => prefetch('next')}
            onPointerLeave={dropPreview}
            onClick={() => goTo('next')}
          />
        )}
      </div>
      {frame &&
        createPortal(
          <>
            {/* There before a finger moves: its poster is what the finger pulls up. */}
            {next && <RoomPreview key={`next ${next.stream}`} card={next} side="next" />}
            {previous && ahead === 'previous' && <RoomPreview key={`previous ${previous.stream}`} card={previous} side="previous" />}
          </>,
          frame,
        )}
    </>
  )
}
