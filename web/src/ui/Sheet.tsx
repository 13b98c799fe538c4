import { Drawer } from '@base-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Keeps the title for screen readers only, when the content draws its own head. */
  titleHidden?: boolean
  tall?: boolean
  /** A light scrim leaves the video visible underneath. */
  scrim?: 'dark' | 'light'
  /** A picture that stands on the upper edge. */
  mark?: ReactNode
  children: ReactNode
}

const scrims = { dark: 'bg-v-scrim backdrop-blur-[3px]', light: '[background:var(--v-scrim-light)]' }

const backdrop =
  'fixed inset-0 z-40 opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-slow ease-out data-ending-style:opacity-0 data-ending-style:duration-base data-starting-style:opacity-0 data-swiping:duration-0'

const popup =
  'flex w-full max-w-[480px] flex-col rounded-ss-xl rounded-se-xl bg-surface text-text shadow-sheet outline-none pbe-[calc(var(--safe-bottom)+var(--s4))] transition-transform duration-slow ease-out [transform:translateY(var(--drawer-swipe-movement-y,0px))] data-ending-style:[transform:translateY(100%)] data-ending-style:duration-base data-starting-style:[transform:translateY(100%)] data-swiping:duration-0 data-swiping:select-none'

const close =
  'sr-only focus-visible:not-sr-only focus-visible:mx-4 focus-visible:mbs-2 focus-visible:h-11 focus-visible:rounded-full focus-visible:bg-raised'

export function Sheet({ open, onOpenChange, title, titleHidden = false, tall = false, scrim = 'dark', mark, children }: SheetProps) {
  const { t } = useLingui()
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={`${backdrop} ${scrims[scrim]}`} />
        <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
          <Drawer.Popup className={`${popup} ${tall ? 'h-[88dvh]' : 'max-h-[88dvh]'}`}>
            <div aria-hidden="true" className="mx-auto mbs-2 h-1 w-9 flex-none rounded-full bg-line-strong" />
            {mark && <div className="pointer-events-none absolute inset-x-0 -inset-bs-[46px] flex justify-center">{mark}</div>}
            <Drawer.Title className={titleHidden ? 'sr-only' : 't-title px-4 pbs-2.5 pbe-2'}>{title}</Drawer.Title>
            <Drawer.Content className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">{children}</Drawer.Content>
            {/* Whoever neither swipes nor has an Escape key. */}
            <Drawer.Close className={close}>{t`Close`}</Drawer.Close>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
