import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'

interface EndLiveSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  onEnd: () => void
}

export function EndLiveSheet({ open, onOpenChange, busy, onEnd }: EndLiveSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`End live?`}>
      <div className="flex flex-col gap-3 px-4 pbe-2">
        <p className="text-text-2">
          <Trans>Your live will end for all viewers. You’ll see a summary.</Trans>
        </p>
        <div className="flex gap-2 pbs-2">
          <span className="flex-1">
            <Button variant="quiet" size="xl" block onClick={() => onOpenChange(false)}>
              <Trans>Stay live</Trans>
            </Button>
          </span>
          <span className="flex-1">
            <Button variant="stop" size="xl" block busy={busy} data-testid="confirm-end" onClick={onEnd}>
              <Trans comment="Button that ends the live show">End</Trans>
            </Button>
          </span>
        </div>
      </div>
    </Sheet>
  )
}
