import { useLingui } from '@lingui/react/macro'
import { useRoom } from '../../../room/useRoom.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { GuardsOf } from './GuardsOf.tsx'

interface GuardListSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function GuardListSheet({ open, onOpenChange }: GuardListSheetProps) {
  const { t } = useLingui()
  const { role, address } = useRoom()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Guards`} tall>
      {open && <GuardsOf liveuid={address.liveuid} withoutLinks={role === 'anchor'} />}
    </Sheet>
  )
}
