import { useLingui } from '@lingui/react/macro'
import { Panel } from '../ui/Panel.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Slot } from './Slot.tsx'
import { CloseMore } from './useRoom.ts'

interface MoreSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function MoreSheet({ open, onOpenChange }: MoreSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet menu open={open} onOpenChange={onOpenChange} title={t`More`} scrim="light">
      <CloseMore value={() => onOpenChange(false)}>
        <Panel>
          <Slot place="more" />
        </Panel>
      </CloseMore>
    </Sheet>
  )
}
