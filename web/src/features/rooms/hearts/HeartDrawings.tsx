import { Trans, useLingui } from '@lingui/react/macro'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { hearts as slice } from './hearts.state.ts'
import { tapHeart } from './tapHeart.ts'
import './hearts.css'

export { FloatingHearts } from './FloatingHearts.tsx'

export function HeartButton() {
  const { t } = useLingui()
  const room = useRoom()
  return <IconButton icon="heart" variant="glass" size={44} label={t`Send a heart`} data-testid="heart" onClick={() => tapHeart(room)} />
}

export function HeartChip() {
  return (
    <span className="room-chip glass">
      <Icon name="heart" size={14} className="text-pink-soft" />
      <CountText value={useSlice(slice, (state) => state.lights)} />
    </span>
  )
}

export function HeartCount() {
  return (
    <div>
      <dt>
        <Trans>Hearts</Trans>
      </dt>
      <dd>
        <CountText value={useSlice(slice, (state) => state.lights)} />
      </dd>
    </div>
  )
}
