import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { ArrivalNote, ArrivalStep } from './ArrivalStep.tsx'
import { DeskAmount } from './DeskAmount.tsx'
import { DeskCode } from './DeskCode.tsx'
import { DeskHead } from './DeskHead.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import { EndedButton, EndedNote } from './EndedNote.tsx'
import { useFormat } from '../../lib/useFormat.ts'
import { Note } from '../../ui/Note.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { useDesk } from './useDesk.ts'

interface DeskProps {
  order: Order
  onDone: () => void
  onNew: () => void
}

export function PixDesk({ order, onDone, onNew }: DeskProps) {
  const { t } = useLingui()
  const { money } = useFormat()
  const { stands, open, left, coins, balance } = useDesk(order)
  const { no } = order
  const arrived = order.credited !== '0'
  const steps = [
    { title: arrived ? <Trans>Payment received</Trans> : <Trans>Waiting for your payment</Trans>, note: <Trans>Order {no}</Trans> },
    { title: <ArrivalStep arrived={arrived} coins={coins} />, note: <ArrivalNote arrived={arrived} balance={balance} /> },
  ]
  return (
    <div data-testid="pix-desk" data-standing={stands}>
      <DeskHead left={stands === 'expired' ? 0 : left} icon="pix">
        <Trans>Instant · no fee</Trans>
      </DeskHead>
      <DeskAmount
        label={stands === 'waiting' ? <Trans>Amount to pay</Trans> : <Trans>Order amount</Trans>}
        amount={money(order.money, order.currency)}
      />
      {stands === 'waiting' ? (
        <DeskCode
          text={order.pix_code}
          qrLabel={t`Pix QR code`}
          title={<Trans>Pix copy and paste</Trans>}
          copyWords={<Trans>Copy Pix code</Trans>}
          long
        />
      ) : (
        <DeskPicture stands={stands} />
      )}
      <div role="status">{!open && <EndedNote order={order} stands={stands} coins={coins} />}</div>
      <OrderSteps label={t`Order status`} steps={steps} done={arrived ? 2 : stands === 'confirming' ? 1 : 0} />
      {!open && <EndedButton stands={stands} onDone={onDone} onNew={onNew} />}
      {stands === 'waiting' && (
        <Note status="info" title={<Trans>Pay in your bank’s app</Trans>}>
          <Trans>Scan the QR code or paste the Pix code. This page updates automatically once you’ve paid.</Trans>
        </Note>
      )}
    </div>
  )
}
