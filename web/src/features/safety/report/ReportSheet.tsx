import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../../ui/Sheet.tsx'
import { ReportForm } from './ReportForm.tsx'
import type { Reported } from './ReportForm.tsx'

interface ReportSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  person: Reported
  stream: string
  seq?: number | undefined
}

/** Report in a sheet, for places where leaving the page would end something: a host's live, a conversation over a room. */
export function ReportSheet({ open, onOpenChange, person, stream, seq }: ReportSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} tall title={t`Report`}>
      {open && <ReportForm person={person} stream={stream} seq={seq} hosts={false} onDone={() => onOpenChange(false)} in="sheet" />}
    </Sheet>
  )
}
