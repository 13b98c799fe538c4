import { Trans } from '@lingui/react/macro'
import type { RoomFeature } from '../../../room/feature.ts'
import { useCore } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'

/** Says when the room's events stop coming. */
export const connection: RoomFeature = {
  name: 'connection',
  slots: { chips: { audience: ConnectionChip, anchor: ConnectionChip, order: 90 } },
}

function ConnectionChip() {
  const lost = useCore((core) => core.connection === 'lost')
  return (
    <span role="status" className="room-status">
      {lost && (
        <span data-testid="reconnecting" className="room-chip glass">
          <Icon name="alert" size={14} />
          <Trans>Connection lost, reconnecting…</Trans>
        </span>
      )}
    </span>
  )
}
