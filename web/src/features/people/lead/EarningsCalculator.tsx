import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { monthOf, weeks } from './earnings.ts'
import { GiftChoice } from './GiftChoice.tsx'
import type { ExampleGift } from './GiftChoice.tsx'
import { RangeField } from './RangeField.tsx'
import { Receipt } from './Receipt.tsx'
import { Section } from './Section.tsx'

/** `share`: how many of a hundred coins reach the host as tickets. */
export function EarningsCalculator({ share }: { share: number }) {
  const { t } = useLingui()
  const gifts: ExampleGift[] = [
    { id: 'rose', name: t`Rose`, coins: 9 },
    { id: 'ice-cream', name: t`Ice cream`, coins: 29 },
    { id: 'teddy-bear', name: t`Teddy bear`, coins: 88 },
  ]
  const [gift, setGift] = useState('rose')
  const [giftsPerHour, setGiftsPerHour] = useState(30)
  const [hoursPerWeek, setHoursPerWeek] = useState(15)
  const month = monthOf(gifts.find(({ id }) => id === gift)?.coins ?? 0, share, giftsPerHour, hoursPerWeek)
  return (
    <Section id="calculator" title={t`Estimate your monthly earnings`} text={t`Move the sliders to match your plan.`}>
      <div className="overflow-hidden rounded-lg bg-surface shadow-line">
        <div className="flex flex-col gap-5 p-4">
          <GiftChoice label={t`An average gift`} gifts={gifts} value={gift} onChange={setGift} />
          <RangeField label={t`Gifts an hour`} value={giftsPerHour} min={1} max={100} onChange={setGiftsPerHour} />
          <RangeField label={t`Hours a week`} value={hoursPerWeek} min={1} max={40} onChange={setHoursPerWeek} />
        </div>
        <div role="status" data-testid="estimate" className="bg-raised p-4">
          <div className="pbe-3">
            <StatusBadge status="info">
              <Trans>Estimate only</Trans>
            </StatusBadge>
          </div>
          <Receipt earnings={month} from={<Trans>Tickets in {weeks} weeks</Trans>} paid={<Trans>You’d receive</Trans>} />
          <p className="t-cap mbs-2.5 text-text-2">
            <Trans>Actual earnings depend on your viewers and the gifts they send.</Trans>
          </p>
        </div>
      </div>
    </Section>
  )
}
