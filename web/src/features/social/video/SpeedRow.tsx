import { useLingui } from '@lingui/react/macro'
import type { Player } from './usePlayback.ts'
import { type Speed, speeds } from './video.state.ts'

export function useSpeedText(): (speed: Speed) => string {
  const { i18n } = useLingui()
  return (speed) => `${i18n.number(speed)}×`
}

/** Playback speed, above the bar. */
export function SpeedRow({ player, onChosen }: { player: Player; onChosen: () => void }) {
  const { t } = useLingui()
  const textOf = useSpeedText()
  return (
    <div role="group" aria-label={t`Speed`} className="video-speeds glass" dir="ltr">
      {speeds.map((speed) => (
        <button
          key={speed}
          type="button"
          aria-pressed={speed === player.speed}
          data-testid={`speed-${speed}`}
          onClick={() => {
            player.setSpeed(speed)
            onChosen()
          }}
        >
          {textOf(speed)}
        </button>
      ))}
    </div>
  )
}
