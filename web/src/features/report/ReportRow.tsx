import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRoom } from '../../room/useRoom.ts'
import { ListRow } from '../../ui/ListRow.tsx'

/** Reports the host from the room's menu. */
export function ReportRow() {
  const { t } = useLingui()
  const { address } = useRoom()
  return (
    <ListRow icon="flag" label={t`Report this live`} render={<Link to="/liveReport" search={{ touid: address.liveuid, ...address }} />} />
  )
}
