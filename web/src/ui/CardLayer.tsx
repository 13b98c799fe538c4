import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { LayerBoundary } from './LayerRoot.tsx'
import { useLayer } from './layers.ts'

interface CardLayerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

const backdrop =
  'fixed inset-0 z-40 bg-ink-65 backdrop-blur-[4px] transition-opacity duration-slow data-ending-style:opacity-0 data-starting-style:opacity-0'
const popup =
  'fixed inset-0 z-40 grid justify-items-center overflow-y-auto overscroll-contain px-7 py-6 outline-none transition-[transform,opacity] duration-slow ease-out data-ending-style:scale-95 data-ending-style:opacity-0 data-ending-style:duration-base data-starting-style:scale-90 data-starting-style:opacity-0'

/** A card of its own in the middle of the screen, on every shape of screen: something is being opened, not asked. */
export function CardLayer({ open, onOpenChange, title, children }: CardLayerProps) {
  const { t } = useLingui()
  const { finalFocus } = useLayer(open, onOpenChange)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Popup
          className={popup}
          finalFocus={finalFocus}
          // The popup fills the screen: what is pressed beside the card is the backdrop.
          onClick={({ target, currentTarget }) => target === currentTarget && onOpenChange(false)}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <LayerBoundary>{children}</LayerBoundary>
          <span className="card-layer-close">
            <Dialog.Close render={<IconButton icon="close" variant="glass" size={34} label={t`Close`} />} />
          </span>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
