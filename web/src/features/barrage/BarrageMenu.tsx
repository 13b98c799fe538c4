import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCore, useRoom } from '../../room/useRoom.ts'
import { CoinAmount } from '../../ui/CoinAmount.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { BarrageSheet } from './BarrageSheet.tsx'

/** The way to a paid line, with its price. */
export function BarrageMenu() {
  const { t } = useLingui()
  const { barrage_fee } = useRoom().entered
  const muted = useCore((core) => core.mutedUntil !== undefined)
  const [open, setOpen] = useState(false)
  if (muted) return null
  return (
    <>
      <ListRow
        icon="message"
        label={t`Flying comment`}
        value={<CoinAmount amount={barrage_fee} />}
        render={<button type="button" data-testid="open-barrage" onClick={() => setOpen(true)} />}
      />
      <BarrageSheet open={open} onOpenChange={setOpen} />
    </>
  )
}
