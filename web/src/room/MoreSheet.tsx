import { Trans, useLingui } from '@lingui/react/macro'
import { Sheet } from '../ui/Sheet.tsx'
import type { Place } from './feature.ts'
import { Slot } from './Slot.tsx'
import { CloseMore, useRoom } from './useRoom.ts'
import './more.css'

interface MoreSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Choices of a room at one look. The row at its foot never scrolls away. */
export function MoreSheet({ open, onOpenChange }: MoreSheetProps) {
  const { t } = useLingui()
  const { drawings } = useRoom()
  const has = (place: Place) => drawings(place).length > 0
  return (
    <Sheet menu open={open} onOpenChange={onOpenChange} title={t`More`} titleHidden scrim="light">
      <CloseMore value={() => onOpenChange(false)}>
        <h3 className="more-part">
          <Trans>This live</Trans>
        </h3>
        <div className="more-tiles">
          <Slot place="more" />
        </div>
        {has('takePart') && (
          <>
            <h3 className="more-part">
              <Trans>Take part</Trans>
            </h3>
            <div className="more-tiles">
              <Slot place="takePart" />
            </div>
          </>
        )}
        {has('moreFoot') && (
          <div className="more-foot">
            <Slot place="moreFoot" />
          </div>
        )}
      </CloseMore>
    </Sheet>
  )
}
