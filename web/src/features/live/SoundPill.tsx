import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'

/** Stands only while the picture is silent. */
export function SoundPill({ on, onTap }: { on: boolean; onTap: () => void }) {
  if (on) return null
  return (
    <button type="button" data-testid="sound" className="live-chip hit-44 bg-white text-pink-ink" onClick={onTap}>
      <Icon name="mute" size={15} />
      <Trans>Tap for sound</Trans>
    </button>
  )
}
