import { Trans } from '@lingui/react/macro'
import type { RoomConnection } from '../../lib/realtime/openRoom.ts'
import { Icon } from '../../ui/Icon.tsx'

export function ConnectionChip({ connection }: { connection: RoomConnection }) {
  if (connection !== 'lost') return null
  return (
    <span role="status" data-testid="reconnecting" className="live-chip glass">
      <Icon name="alert" size={14} />
      <Trans>Connection lost, reconnecting…</Trans>
    </span>
  )
}
