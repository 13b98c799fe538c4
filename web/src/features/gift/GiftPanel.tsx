import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Sheet } from '../../ui/Sheet.tsx'
import { useShape } from '../../ui/useShape.ts'
import { GiftBoard } from './GiftBoard.tsx'

interface GiftPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A sheet on phones and tablets; on a desktop a tray below the picture, beside which the room goes on. */
export function GiftPanel({ open, onOpenChange }: GiftPanelProps) {
  const { t } = useLingui()
  const desktop = useShape('desktop')
  if (desktop) return open ? <GiftTray onClose={() => onOpenChange(false)} /> : null
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Gifts`} titleHidden scrim="light">
      {open && <GiftBoard columns={4} onClose={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function GiftTray({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  useEffect(() => {
    const onKey = (press: KeyboardEvent) => {
      if (press.key === 'Escape' && !document.querySelector('[role="dialog"]')) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <section className="gift-tray" aria-label={t`Gifts`} data-testid="gift-tray">
      <GiftBoard columns={7} onClose={onClose} />
    </section>
  )
}
