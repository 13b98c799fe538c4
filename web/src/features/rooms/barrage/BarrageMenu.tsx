import { useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { CloseMore, useCore, useRoom } from '../../../room/useRoom.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { BarrageSheet } from './BarrageSheet.tsx'

/** The way to a paid line, with its price. */
export function BarrageMenu() {
  const { t } = useLingui()
  const { barrage_fee } = useRoom().entered
  const muted = useCore((core) => core.mutedUntil !== undefined)
  const [open, setOpen] = useState(false)
  const closeMore = useContext(CloseMore)
  // It flies over the picture, which its sender paid to see.
  const leave = () => {
    setOpen(false)
    closeMore()
  }
  if (muted) return null
  return (
    <>
      <MoreTile
        icon="message"
        label={t`Flying comment`}
        badge={<CoinAmount amount={barrage_fee} />}
        render={<button type="button" data-testid="open-barrage" onClick={() => setOpen(true)} />}
      />
      <BarrageSheet open={open} onOpenChange={setOpen} onSent={leave} />
    </>
  )
}
