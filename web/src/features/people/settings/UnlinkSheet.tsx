import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'

interface UnlinkSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The provider's name. */
  name: string
  busy: boolean
  onUnlink: () => void
}

export function UnlinkSheet({ open, onOpenChange, name, busy, onUnlink }: UnlinkSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Unlink ${name}?`}>
      <div className="flex flex-col gap-2.5 px-4 pbs-2">
        <p className="text-text-2">
          <Trans>You won’t be able to log in with {name} anymore.</Trans>
        </p>
        <Button variant="stop" size="xl" block busy={busy} onClick={onUnlink}>
          <Trans>Unlink</Trans>
        </Button>
        <Button variant="quiet" size="xl" block onClick={() => onOpenChange(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
