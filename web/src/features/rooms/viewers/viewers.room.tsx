import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { RoomFeature } from '../../../room/feature.ts'
import { useSlice } from '../../../room/useRoom.ts'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { viewersSlice } from './viewers.state.ts'
import type { ViewersState } from './viewers.state.ts'

const ViewersSheet = whenOpened(async () => (await import('./ViewersSheet.tsx')).ViewersSheet, { ahead: true })

/** Number of viewers, as the server sent it last. */
export const viewers: RoomFeature<ViewersState> = {
  ...viewersSlice,
  slots: { topEnd: { audience: ViewerCount, anchor: ViewerCount, order: 10 } },
}

function ViewerCount() {
  const nums = useSlice(viewersSlice, (state) => state.nums)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" data-testid="viewer-count" onClick={() => setOpen(true)} className="room-pill glass hit-44">
        <Icon name="people" size={13} />
        <CountText value={nums} />{' '}
        <span className="sr-only">
          <Trans comment="Spoken after the number of people in a room">watching</Trans>
        </span>
      </button>
      <ViewersSheet open={open} onOpenChange={setOpen} />
    </>
  )
}
