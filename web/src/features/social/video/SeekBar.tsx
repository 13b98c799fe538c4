import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import type { Player } from './usePlayback.ts'

/** Time runs from left to right in every language. */
export function SeekBar({ player }: { player: Player }) {
  const { t } = useLingui()
  const { at, seconds, loaded, seek } = player
  const share = (of: number) => `${seconds > 0 ? Math.min(100, (of / seconds) * 100) : 0}%`
  const [passed, whole] = [clockText(at), clockText(seconds)]
  return (
    <div className="video-seek" dir="ltr">
      <span aria-hidden="true">{passed}</span>
      <input
        type="range"
        min={0}
        max={Math.max(seconds, 0.1)}
        step={0.1}
        value={Math.min(at, seconds)}
        aria-label={t`Position`}
        aria-valuetext={t`${passed} of ${whole}`}
        data-testid="video-seek"
        style={{ '--at': share(at), '--loaded': share(loaded) } as CSSProperties}
        onChange={(change) => seek(Number(change.target.value))}
      />
      <span aria-hidden="true">{whole}</span>
    </div>
  )
}
