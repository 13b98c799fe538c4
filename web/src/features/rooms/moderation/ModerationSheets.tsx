import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../../ui/Sheet.tsx'
import { AddAdmin } from './AddAdmin.tsx'
import { AdminList } from './AdminList.tsx'
import { SanctionedList } from './SanctionedList.tsx'

interface ListSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  liveuid: number
}

/** The lists as sheets: leaving the page would end a host's live. */
export function AdminsSheet({ liveuid, ...sheet }: ListSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet {...sheet} tall title={t`Room admins`}>
      <AdminList liveuid={liveuid} />
      <div className="px-4 pbs-4 pbe-2">
        <AddAdmin liveuid={liveuid} />
      </div>
    </Sheet>
  )
}

export function SanctionedSheet({ liveuid, ...sheet }: ListSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet {...sheet} tall title={t`Muted and kicked`}>
      <SanctionedList liveuid={liveuid} />
    </Sheet>
  )
}
