import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useEffect, useState } from 'react'
import '../features/money/recharge/recharge.css'
import { CardSheet } from '../features/money/recharge/CardSheet.tsx'
import { OrderResult } from '../features/money/recharge/OrderResult.tsx'
import { RechargeForm } from '../features/money/recharge/RechargeForm.tsx'
import { keepPayRoom } from '../features/money/recharge/rechargeStorage.ts'
import { useOrder } from '../features/money/recharge/recharge.queries.ts'
import { usePayOrder } from '../features/money/recharge/usePayOrder.ts'
import { useRecharge } from '../features/money/recharge/useRecharge.ts'
import { SpentToday } from '../features/money/spending/SpentToday.tsx'
import { useRoom } from '../room/useRoom.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'
import { Sheet } from '../ui/Sheet.tsx'

interface RoomRechargeProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Coins without leaving the room: what was about to be sent is still chosen underneath. */
export function RoomRecharge({ open, onOpenChange }: RoomRechargeProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Recharge`} tall>
      {open && <Packs onDone={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function Packs({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { address } = useRoom()
  const recharge = useRecharge()
  const [card, setCard] = useState<Order>()
  const [cardOpen, setCardOpen] = useState(false)
  const [paid, setPaid] = useState<number>()
  const pay = usePayOrder({
    onCard: (order) => {
      setCard(order)
      setCardOpen(true)
    },
  })
  useEffect(() => keepPayRoom(address), [address])
  const { balance, ready, ways, isError, reload } = recharge
  if (paid !== undefined) return <Paid id={paid} onDone={onDone} />
  if (isError) return <ErrorState onReload={reload} />
  if (!balance || !ready) return <RowSkeletons count={6} tall />
  if (ways.length === 0)
    return (
      <EmptyState
        picture="wallet"
        title={t`Recharge isn’t available`}
        text={t`There are no payment methods for this app or your country yet.`}
      />
    )
  return (
    <div className="room-recharge" data-testid="room-recharge">
      <RechargeForm recharge={recharge} balance={balance} spentToday={<SpentToday />} tickets={null} sheet onOpened={pay} />
      <CardSheet open={cardOpen} onOpenChange={setCardOpen} order={card} onPaid={setPaid} />
    </div>
  )
}

function Paid({ id, onDone }: { id: number; onDone: () => void }) {
  const { order, isError, reload } = useOrder(id)
  const onward = (
    <div className="px-4 pbs-5">
      <Button size="xl" block data-testid="back-to-gift" onClick={onDone}>
        <Trans>Back to live</Trans>
      </Button>
    </div>
  )
  if (isError) return <ErrorState onReload={reload} />
  return (
    <div aria-live="polite">{order ? <OrderResult order={order} onward={onward} retry={onward} /> : <RowSkeletons count={3} tall />}</div>
  )
}
