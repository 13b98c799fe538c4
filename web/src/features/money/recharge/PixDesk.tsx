import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { DeskAmount, DeskCode } from './DeskFields.tsx'
import { DeskHead } from './DeskHead.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import { EndedButton, EndedNote } from './EndedNote.tsx'
import { useFormat } from '../../../lib/useFormat.ts'
import { Note } from '../../../ui/Note.tsx'
import { ArrivalNote, ArrivalStep, OrderSteps } from './OrderSteps.tsx'
import { useDesk } from './useDesk.ts'

interface DeskProps {
  order: Order
  onDone: () => void
  onNew: () => void
}

export function PixDesk({ order, onDone, onNew }: DeskProps) {
  const { t } = useLingui()
  const { money } = useFormat()
  const { status, open, left, coins, balance } = useDesk(order)
  const { no } = order
  const arrived = order.credited !== '0'
  const steps = [
    { title: arrived ? <Trans>Payment received</Trans> : <Trans>Waiting for your payment</Trans>, note: <Trans>Order {no}</Trans> },
    { title: <ArrivalStep arrived={arrived} coins={coins} />, note: <ArrivalNote arrived={arrived} balance={balance} /> },
  ]
  return (
    <div data-testid="pix-desk" data-status={status}>
      <DeskHead left={status === 'expired' ? 0 : left} icon="pix">
        <Trans>Instant · no fee</Trans>
      </DeskHead>
      <DeskAmount
        label={status === 'waiting' ? <Trans>Amount to pay</Trans> : <Trans>Order amount</Trans>}
        amount={money(order.money, order.currency)}
      />
      {status === 'waiting' ? (
        <DeskCode
          text={order.pix_code}
          qrLabel={t`Pix QR code`}
          title={<Trans>Pix copy and paste</Trans>}
          copyWords={<Trans>Copy Pix code</Trans>}
          long
        />
      ) : (
        <DeskPicture status={status} />
      )}
      <div role="status">{!open && <EndedNote order={order} status={status} coins={coins} />}</div>
      <OrderSteps label={t`Order status`} steps={steps} done={arrived ? 2 : status === 'confirming' ? 1 : 0} />
      {!open && <EndedButton status={status} onDone={onDone} onNew={onNew} />}
      {status === 'waiting' && (
        <Note status="info" title={<Trans>Pay in your bank’s app.</Trans>}>
          <Trans>Scan the QR code or paste the Pix code. This page updates automatically once you’ve paid.</Trans>
        </Note>
      )}
    </div>
  )
}
