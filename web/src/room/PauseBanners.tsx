import { useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { useRoom } from './useRoom.ts'

/** For whoever cannot read what moves: seen when the tab key reaches it. */
export function PauseBanners() {
  const { t } = useLingui()
  const { stage } = useRoom()
  const isPaused = useStore(stage.store, (state) => state.paused)
  const isMoving = useStore(stage.store, (state) => state.playing.length > 0)
  if (!isMoving && !isPaused) return null
  return (
    <button type="button" className="room-pause room-chip" data-testid="pause-banners" aria-pressed={isPaused} onClick={stage.togglePause}>
      {t`Pause moving banners`}
    </button>
  )
}
