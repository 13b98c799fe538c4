import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'

export function HeartOrb({ onTap }: { onTap: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" data-testid="heart" aria-label={t`Send a heart`} className="live-orb" onClick={onTap}>
      <Icon name="heart" size={28} />
    </button>
  )
}
