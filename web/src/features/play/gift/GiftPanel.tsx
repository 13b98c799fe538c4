import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLayer } from '../../../ui/layers.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { useShape } from '../../../ui/useShape.ts'
import { GiftBoard } from './GiftBoard.tsx'

interface GiftPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A sheet on phones and tablets; on a desktop a tray below the picture, beside which the room goes on. */
export function GiftPanel({ open, onOpenChange }: GiftPanelProps) {
  const { t } = useLingui()
  const desktop = useShape('desktop')
  if (desktop) return open ? <GiftTray onOpenChange={onOpenChange} /> : null
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Gifts`} titleHidden scrim="light">
      {open && <GiftBoard columns={4} onClose={() => onOpenChange(false)} />}
    </Sheet>
  )
}

/** Back and Escape close it, and the focus returns to what opened it; the room beside it can be used meanwhile. */
function GiftTray({ onOpenChange }: Pick<GiftPanelProps, 'onOpenChange'>) {
  const { t } = useLingui()
  const tray = useRef<HTMLElement>(null)
  const { finalFocus } = useLayer(true, onOpenChange)
  const opener = useRef(finalFocus)
  useEffect(() => {
    opener.current = finalFocus
  })
  useEffect(() => {
    tray.current?.focus({ preventScroll: true })
    return () => {
      const before = opener.current()
      const held = document.activeElement
      // Focus that moved on to the chat stays there.
      if (before !== true && (held === null || held === document.body || !held.isConnected)) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const onKey = (press: KeyboardEvent) => {
      if (press.key === 'Escape' && !document.querySelector('[role="dialog"]')) onOpenChange(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpenChange])
  return (
    <section ref={tray} tabIndex={-1} className="gift-tray" aria-label={t`Gifts`} data-testid="gift-tray">
      <GiftBoard columns={trayColumns()} isTray onClose={() => onOpenChange(false)} />
    </section>
  )
}

/** As many as leave names whole. */
const trayColumns = () => (matchMedia('(width >= 1400px)').matches ? 7 : 5)
