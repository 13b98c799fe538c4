import { Drawer } from '@base-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { LayerBoundary, LayerRoot } from './LayerRoot.tsx'
import { useLayer } from './layers.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** A picture at the start of the head. */
  mark?: ReactNode
  tall?: boolean
  children: ReactNode
}

const backdrop =
  'fixed inset-0 z-50 bg-v-scrim backdrop-blur-[3px] transition-opacity duration-slow ease-out data-ending-style:opacity-0 data-ending-style:duration-base data-starting-style:opacity-0'

const view = 'fixed inset-0 z-50 flex items-end justify-center pbe-[var(--drawer-keyboard-inset,0px)] dialog:items-center'

const popup =
  'flex max-h-[min(92dvh,100%)] w-full [transform:translateY(var(--drawer-swipe-movement-y,0px))] flex-col rounded-ss-xl rounded-se-xl bg-surface text-text shadow-sheet outline-none transition-[transform,opacity] duration-slow ease-out data-ending-style:translate-y-full data-ending-style:duration-base data-starting-style:translate-y-full dialog:max-w-[400px] dialog:rounded-xl dialog:data-ending-style:translate-y-3 dialog:data-ending-style:opacity-0 dialog:data-starting-style:translate-y-3 dialog:data-starting-style:opacity-0'

/** The one dialog of the product: 400 px, full width and anchored to the bottom below 440. Everything else is a sheet. */
export function Dialog({ open, onOpenChange, title, description, mark, tall = false, children }: DialogProps) {
  const { t } = useLingui()
  const { finalFocus } = useLayer(open, onOpenChange)
  return (
    <LayerRoot open={open} onOpenChange={onOpenChange}>
      <Drawer.Backdrop className={backdrop} />
      <Drawer.Viewport className={view}>
        <Drawer.Popup className={`${popup} ${tall ? 'h-[88dvh]' : ''}`} finalFocus={finalFocus}>
          <header className="flex flex-none items-center gap-3 px-5 pbs-5.5">
            {mark}
            <div className="min-w-0 flex-1">
              <Drawer.Title className="t-h1">{title}</Drawer.Title>
              {description && <Drawer.Description className="t-cap text-text-2">{description}</Drawer.Description>}
            </div>
            <Drawer.Close className="self-start" render={<IconButton icon="close" variant="filled" label={t`Close`} />} />
          </header>
          <Drawer.Content className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
            <LayerBoundary>{children}</LayerBoundary>
          </Drawer.Content>
        </Drawer.Popup>
      </Drawer.Viewport>
    </LayerRoot>
  )
}
