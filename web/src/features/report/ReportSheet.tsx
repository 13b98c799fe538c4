import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../ui/Sheet.tsx'
import { ReportForm } from './ReportForm.tsx'
import type { Reported } from './ReportForm.tsx'

interface ReportSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  person: Reported
  stream: string
}

/** For a host: leaving the page would end their live. */
export function ReportSheet({ open, onOpenChange, person, stream }: ReportSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} tall title={t`Report`}>
      {open && <ReportForm person={person} stream={stream} hosts={false} onDone={() => onOpenChange(false)} in="sheet" />}
    </Sheet>
  )
}
