import { useLingui } from '@lingui/react/macro'
import type { PageId } from '@nimbo/contract'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PageText, pageTitles } from './PageText.tsx'

interface PageSheetProps {
  id: PageId
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A text page over the current screen; closing it keeps the form below. */
export function PageSheet({ id, open, onOpenChange }: PageSheetProps) {
  const { t } = useLingui()
  return (
    <Dialog tall open={open} onOpenChange={onOpenChange} title={t(pageTitles[id])}>
      <div
        tabIndex={0}
        role="region"
        aria-label={t(pageTitles[id])}
        className="min-h-0 flex-1 overflow-y-auto px-1 pbs-3 pbe-[var(--safe-bottom)]"
      >
        <PageText id={id} />
      </div>
    </Dialog>
  )
}
