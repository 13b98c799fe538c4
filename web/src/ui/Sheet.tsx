import { Drawer } from '@base-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { LayerBoundary, LayerRoot } from './LayerRoot.tsx'
import { useLayer } from './layers.ts'
import { useMenuPlace } from './useMenuPlace.ts'
import './sheet.css'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Keeps the title for screen readers only, when the content draws its own head. */
  titleHidden?: boolean
  tall?: boolean
  /** A short list of choices: on a wide screen it opens at the control that was pressed. */
  menu?: boolean
  /** A light scrim leaves the video visible underneath. */
  scrim?: 'dark' | 'light'
  /** A picture that stands on the upper edge. */
  mark?: ReactNode
  children: ReactNode
}

const scrims = { dark: 'bg-v-scrim backdrop-blur-[3px]', light: '[background:var(--v-scrim-light)]' }

const backdrop =
  'fixed inset-0 z-40 opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-slow ease-out data-ending-style:opacity-0 data-ending-style:duration-base data-starting-style:opacity-0 data-swiping:duration-0'

/**
 * Question or choice beside a screen. It comes up from the edge of an upright phone, stands at the end side of a phone on its side, and is
 * a dialog on anything wider; a menu then opens at the control it belongs to. No screen decides which.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  tall = false,
  menu = false,
  scrim = 'dark',
  mark,
  children,
}: SheetProps) {
  const { t } = useLingui()
  const { opening, finalFocus } = useLayer(open, onOpenChange)
  const place = useMenuPlace(menu ? opening : undefined)
  return (
    <LayerRoot open={open} onOpenChange={onOpenChange}>
      <Drawer.Backdrop className={`${backdrop} ${place ? '' : scrims[scrim]}`} />
      <Drawer.Viewport className="sheet-view">
        <Drawer.Popup
          className={`sheet ${tall ? 'sheet-tall' : ''}`}
          data-menu={place ? '' : undefined}
          style={place}
          finalFocus={finalFocus}
        >
          <div aria-hidden="true" className="sheet-grabber" />
          {mark && <div className="sheet-mark">{mark}</div>}
          <Drawer.Title
            className={titleHidden ? 'sr-only' : 't-title px-4 pbs-2.5 pbe-2 landscape:pbs-4 landscape:pe-14 tablet:pbs-4 tablet:pe-14'}
          >
            {title}
          </Drawer.Title>
          <Drawer.Content className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
            <LayerBoundary>{children}</LayerBoundary>
          </Drawer.Content>
          {/* A close button for those who can neither swipe nor press Escape; last, so that it does not take the initial focus. */}
          <Drawer.Close className="sheet-close hit-44" aria-label={t`Close`}>
            <Icon name="close" size={19} />
          </Drawer.Close>
        </Drawer.Popup>
      </Drawer.Viewport>
    </LayerRoot>
  )
}
