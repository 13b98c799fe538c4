import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmSheet } from '../../../ui/ConfirmSheet.tsx'

interface RemoveSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  called: string
  busy: boolean
  onRemove: () => void
}

export function RemoveSheet({ called, busy, onRemove, ...sheet }: RemoveSheetProps) {
  const { t } = useLingui()
  const name = `\u2068${called}\u2069`
  return (
    <ConfirmSheet
      {...sheet}
      title={t`Remove ${name} as admin?`}
      text={<Trans>They can’t moderate your lives anymore. What they’ve done so far stays.</Trans>}
      confirm={<Trans>Remove admin</Trans>}
      busy={busy}
      onConfirm={onRemove}
    />
  )
}
