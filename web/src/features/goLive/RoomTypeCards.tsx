import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'
import type { Setup } from './setup.state.ts'

export function RoomTypeCards({ value, onChoose }: { value: Setup['type']; onChoose: (type: Setup['type']) => void }) {
  const { t } = useLingui()
  return (
    <RadioGroup aria-label={t`Who can join`} value={value} onValueChange={(type) => onChoose(type)} className="setup-types">
      <Radio.Root value="open" data-testid="room-type-open" className="setup-type">
        <Icon name="globe" size={30} />
        <b>
          <Trans comment="Room type: anyone can join">Public</Trans>
        </b>
        <small>
          <Trans>Everyone</Trans>
        </small>
      </Radio.Root>
      <Radio.Root value="password" data-testid="room-type-password" className="setup-type">
        <img src="/art/room-password.svg" alt="" />
        <b>
          <Trans comment="Room type: only with a password">Password</Trans>
        </b>
        <small>
          <Trans>Anyone with the password</Trans>
        </small>
      </Radio.Root>
    </RadioGroup>
  )
}
