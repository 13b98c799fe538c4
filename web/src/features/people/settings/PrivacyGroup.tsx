import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { devicesQuery } from './settings.queries.ts'

interface PrivacyGroupProps {
  /** The row that says who sees one's followers. */
  lists?: ReactNode
}

export function PrivacyGroup({ lists }: PrivacyGroupProps) {
  const { data: devices } = useQuery(devicesQuery(useSession((session) => session.uid)))
  const count = devices?.length ?? 0
  return (
    <PanelGroup title={<Trans>Privacy and security</Trans>}>
      <ListRow icon="bell" label={<Trans>Notifications</Trans>} render={<Link to="/setting/notices" />} />
      <ListRow
        icon="laptop"
        label={<Trans>Devices</Trans>}
        value={count > 0 && <Plural value={count} one="# active" other="# active" />}
        render={<Link to="/setting/devices" />}
      />
      {lists}
      <ListRow icon="block" label={<Trans>Blocked users</Trans>} render={<Link to="/setting/blocked" />} />
      <ListRow icon="download" label={<Trans>Your data</Trans>} render={<Link to="/setting/data" />} />
      <ListRow icon="shield" label={<Trans>Account status</Trans>} render={<Link to="/sanction" search={{}} />} />
    </PanelGroup>
  )
}
