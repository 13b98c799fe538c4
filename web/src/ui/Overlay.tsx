import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { LayerBoundary } from './LayerRoot.tsx'
import { useLayer } from './layers.ts'

interface OverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

const backdrop =
  'hidden tablet:fixed tablet:inset-0 tablet:z-30 tablet:block tablet:bg-v-scrim transition-opacity duration-slow data-ending-style:opacity-0 data-starting-style:opacity-0'

const popup =
  'fixed inset-0 z-30 overflow-y-auto overscroll-contain bg-bg text-text outline-none transition-[transform,opacity] duration-slow ease-out data-ending-style:translate-y-3 data-ending-style:opacity-0 data-ending-style:duration-base data-starting-style:translate-y-3 data-starting-style:opacity-0 px-[var(--safe-side)] tablet:inset-x-5 tablet:inset-be-auto tablet:inset-bs-2 tablet:max-h-[min(88dvh,760px)] tablet:rounded-lg tablet:pbe-5 tablet:shadow-2 desktop:start-[248px] desktop:end-auto desktop:w-[720px]'

/** Search: a screen of its own on a phone, a panel under the top bar's field on anything wider. */
export function Overlay({ open, onOpenChange, title, children }: OverlayProps) {
  // One that a screen hid is shown again as it was; one that was closed starts at its top.
  const scrolled = useRef(0)
  const change = (next: boolean) => {
    scrolled.current = 0
    onOpenChange(next)
  }
  const { finalFocus } = useLayer(open, change)
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Popup
          ref={(panel) => panel?.scrollTo(0, scrolled.current)}
          onScroll={({ currentTarget }) => void (scrolled.current = currentTarget.scrollTop)}
          className={popup}
          finalFocus={finalFocus}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <LayerBoundary>{children}</LayerBoundary>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
