import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from './Button.tsx'
import { Sheet } from './Sheet.tsx'

export interface ConfirmSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: ReactNode
  /** Words of the button that does it. */
  confirm: ReactNode
  /** Words of the button that leaves everything as it is. */
  cancel?: ReactNode
  /** Red ends something; anything else is an accent. */
  variant?: ButtonVariant
  busy?: boolean
  onConfirm: () => void
}

/** Asks once before something ends. */
export function ConfirmSheet({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  cancel,
  variant = 'stop',
  busy = false,
  onConfirm,
}: ConfirmSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title}>
      <div className="flex flex-col gap-2.5 px-4 pbs-2">
        <p className="pbe-1 text-text-2">{text}</p>
        <Button variant={variant} size="xl" block busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="quiet" size="xl" block onClick={() => onOpenChange(false)}>
          {cancel ?? <Trans>Cancel</Trans>}
        </Button>
      </div>
    </Sheet>
  )
}
