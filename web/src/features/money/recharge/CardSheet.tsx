import { useLingui } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useState } from 'react'
import { Sheet } from '../../../ui/Sheet.tsx'
import { CardForm } from './CardForm.tsx'

interface CardSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  order: Order | undefined
  onPaid: (id: number) => void
}

/** Stays while a bank is being asked: its question may be on the way. */
export function CardSheet({ open, onOpenChange, order, onPaid }: CardSheetProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  return (
    <Sheet open={open && order !== undefined} onOpenChange={(wanted) => (wanted || !busy) && onOpenChange(wanted)} title={t`Pay by card`}>
      {order && <CardForm key={order.id} order={order} onPaid={onPaid} onBusy={setBusy} />}
    </Sheet>
  )
}
