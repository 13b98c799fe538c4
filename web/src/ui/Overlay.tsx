import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

interface OverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

const popup =
  'fixed inset-0 z-30 overflow-y-auto bg-bg text-text outline-none transition-[transform,opacity] duration-slow ease-out data-ending-style:translate-y-3 data-ending-style:opacity-0 data-ending-style:duration-base data-starting-style:translate-y-3 data-starting-style:opacity-0'

/** A full screen that is not a route: search, pickers. */
export function Overlay({ open, onOpenChange, title, children }: OverlayProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup className={popup}>
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <div className="mx-auto w-full max-w-[1080px]">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
