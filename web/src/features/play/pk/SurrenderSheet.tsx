import { Trans, useLingui } from '@lingui/react/macro'
import { useSlice } from '../../../room/useRoom.ts'
import { ConfirmSheet } from '../../../ui/ConfirmSheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { pkSlice } from './pk.state.ts'
import { usePkAct } from './pk.queries.ts'

interface SurrenderSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SurrenderSheet({ open, onOpenChange }: SurrenderSheetProps) {
  const { t } = useLingui()
  const battle = useSlice(pkSlice, (state) => state.battle)
  const act = usePkAct((text) => toast.error(text ?? t`Something went wrong. Try again.`))
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`Give up this battle?`}
      text={<Trans>You lose, whatever the score. Gifts stay yours.</Trans>}
      confirm={<Trans>Give up</Trans>}
      busy={act.isPending}
      onConfirm={() => battle && act.mutate({ act: 'surrender', battle }, { onSettled: () => onOpenChange(false) })}
    />
  )
}
