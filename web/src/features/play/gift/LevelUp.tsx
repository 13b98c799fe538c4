import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { RoomHandle } from '../../../room/feature.ts'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import './gift.css'

const SHOWN_MS = 3200

/** A gift that raised my level says so at once. */
export function showLevelUp(room: RoomHandle, level: number): void {
  room.stage.play({
    kind: 'banner',
    value: level,
    durationMs: SHOWN_MS,
    own: true,
    draw: (onDone) => <LevelUp level={level} onDone={onDone} />,
  })
}

function LevelUp({ level, onDone }: { level: number; onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <p className="gift-level-up" role="status" data-testid="level-up">
      <LevelBadge level={level} />
      <Trans>You reached level {level}</Trans>
    </p>
  )
}
