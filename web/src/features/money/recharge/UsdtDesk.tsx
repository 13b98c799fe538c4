import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { DeskAmount, DeskCode } from './DeskFields.tsx'
import { DeskHead } from './DeskHead.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import { EndedButton, EndedNote } from './EndedNote.tsx'
import { useFormat } from '../../../lib/useFormat.ts'
import { Note } from '../../../ui/Note.tsx'
import { ArrivalNote, ArrivalStep, OrderSteps } from './OrderSteps.tsx'
import type { OrderStatus } from './recharge.state.ts'
import { useDesk } from './useDesk.ts'

interface DeskProps {
  order: Order
  onDone: () => void
  onNew: () => void
}

const stepsDone: Record<OrderStatus, number> = {
  waiting: 0,
  expired: 0,
  failed: 0,
  confirming: 1,
  paid: 3,
  short: 3,
  more: 3,
  reversed: 3,
}

/** Pays one order over TRON. Only the server decides whether it is paid. */
export function UsdtDesk({ order, onDone, onNew }: DeskProps) {
  const { t } = useLingui()
  const { usdt } = useFormat()
  const { status, open, left, coins, balance } = useDesk(order)
  return (
    <div data-testid="usdt-desk" data-status={status}>
      <DeskHead left={status === 'expired' ? 0 : left} icon="chain">
        <Trans>TRON · TRC20 only</Trans>
      </DeskHead>
      <DeskAmount
        label={status === 'waiting' ? <Trans>Send exactly</Trans> : <Trans>Order amount</Trans>}
        amount={usdt(order.money)}
        unit="USDT"
        {...(status === 'waiting' && { copies: order.money })}
      />
      {status === 'waiting' ? (
        <DeskCode
          text={order.address}
          qrLabel={t`QR code for the wallet address`}
          title={<Trans>Wallet address for this order</Trans>}
          copyWords={<Trans>Copy address</Trans>}
        />
      ) : (
        <DeskPicture status={status} />
      )}
      <div role="status">{!open && <EndedNote order={order} status={status} coins={coins} />}</div>
      <UsdtSteps order={order} done={stepsDone[status]} coins={coins} balance={balance} />
      {!open && <EndedButton status={status} onDone={onDone} onNew={onNew} />}
      {status === 'waiting' && (
        <Note status="warn" title={<Trans>Send only USDT on TRON (TRC20).</Trans>}>
          <Trans>
            Other coins or networks may be lost. If you send a different amount, you’ll get coins for what we receive. If time runs out,
            start a new order.
          </Trans>
        </Note>
      )}
    </div>
  )
}

interface StepsProps {
  order: Order
  done: number
  coins: string
  balance: string | undefined
}

function UsdtSteps({ order, done, coins, balance }: StepsProps) {
  const { t } = useLingui()
  const { money } = useFormat()
  const received = money(order.received, 'USDT')
  const { no } = order
  const steps = [
    {
      title: done > 0 ? <Trans>Transfer detected</Trans> : <Trans>Waiting for your transfer</Trans>,
      note: done === 3 ? <Trans>{received} received</Trans> : <Trans>Order {no}</Trans>,
    },
    { title: <Trans>Confirmed on the network</Trans>, note: done < 3 && <Trans>usually 1–2 minutes</Trans> },
    { title: <ArrivalStep arrived={done === 3} coins={coins} />, note: <ArrivalNote arrived={done === 3} balance={balance} /> },
  ]
  return <OrderSteps label={t`Order status`} steps={steps} done={done} />
}
