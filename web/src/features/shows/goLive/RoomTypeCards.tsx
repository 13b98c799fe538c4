import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { roomTypes } from '@nimbo/contract'
import type { RoomType } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'

export function RoomTypeCards({ value, onChoose }: { value: RoomType; onChoose: (type: RoomType) => void }) {
  const { t } = useLingui()
  return (
    <RadioGroup aria-label={t`Who can join`} value={value} onValueChange={(type) => onChoose(type)} className="setup-types">
      <Card type={roomTypes.normal} testId="room-type-open" picture={<Icon name="globe" size={30} />} note={<Trans>Everyone</Trans>}>
        <Trans comment="Room type: anyone can join">Public</Trans>
      </Card>
      <Card
        type={roomTypes.password}
        testId="room-type-password"
        picture="password"
        note={<Trans comment="Under the room type Password">Private</Trans>}
      >
        <Trans comment="Room type: only with a password">Password</Trans>
      </Card>
      <Card type={roomTypes.paid} testId="room-type-paid" picture="paid" note={<Trans>Entrance</Trans>}>
        <Trans context="room type: one price for the whole live">Paid</Trans>
      </Card>
      <Card type={roomTypes.timed} testId="room-type-timed" picture="timed" note={<Trans>Rate</Trans>}>
        <Trans comment="Room type: every minute costs coins">Per minute</Trans>
      </Card>
    </RadioGroup>
  )
}

interface CardProps {
  type: RoomType
  testId: string
  picture: ReactNode
  note: ReactNode
  children: ReactNode
}

function Card({ type, testId, picture, note, children }: CardProps) {
  return (
    <Radio.Root value={type} data-testid={testId} className="setup-type">
      {typeof picture === 'string' ? <img src={`/art/room-${picture}.svg`} alt="" /> : picture}
      <b>{children}</b>
      <small>{note}</small>
    </Radio.Root>
  )
}
