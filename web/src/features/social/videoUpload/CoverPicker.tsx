import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import type { Film } from './readFilm.ts'

interface CoverPickerProps {
  film: Film
  /** Milliseconds; -1: we choose. */
  cover: number
  onChange: (cover: number) => void
}

/** The frame others see first. A browser that cannot play the film leaves the choice to us. */
export function CoverPicker({ film, cover, onChange }: CoverPickerProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const at = cover < 0 ? Math.min(1, film.seconds / 3) : cover / 1000
  useEffect(() => {
    if (video.current) video.current.currentTime = at
  }, [at])
  const moment = clockText(at)
  const whole = clockText(film.seconds)
  return (
    <>
      <div className="upload-preview">
        {film.seconds > 0 && <video ref={video} src={film.url} muted playsInline preload="auto" tabIndex={-1} aria-hidden="true" />}
        {film.seconds > 0 && <span dir="ltr">{whole}</span>}
      </div>
      {film.seconds > 0 && (
        <div className="upload-cover">
          <label htmlFor="upload-cover" className="t-strong">
            <Trans>Cover</Trans>
          </label>
          <input
            id="upload-cover"
            type="range"
            dir="ltr"
            min={0}
            max={Math.floor(film.seconds * 1000)}
            step={100}
            value={Math.round(at * 1000)}
            aria-valuetext={t`Frame at ${moment}`}
            onChange={(change) => onChange(Number(change.target.value))}
          />
          <p className="t-cap text-center text-text-2">
            {cover < 0 ? <Trans>We choose a frame. Drag to pick your own.</Trans> : <Trans>Frame at {moment}. Drag to change.</Trans>}
          </p>
        </div>
      )}
    </>
  )
}
