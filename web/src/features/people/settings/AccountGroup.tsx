import { Trans } from '@lingui/react/macro'
import type { Output, User } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListRow } from '../../../ui/ListRow.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'

type Profile = Pick<Output<typeof User.getBaseInfo>, 'mobile' | 'ispass'>

interface AccountGroupProps {
  profile: Profile | undefined
  failed: boolean
  onReload: () => void
  /** Rows of the identity providers. */
  linked?: ReactNode
}

export function AccountGroup({ profile, failed, onReload, linked }: AccountGroupProps) {
  return (
    <PanelGroup title={<Trans>Account</Trans>}>
      {profile ? <AccountRows profile={profile} /> : failed ? <ReloadRow onReload={onReload} /> : <RowSkeletons count={3} />}
      {linked}
    </PanelGroup>
  )
}

/** Accounts created with an external provider have no password to change. */
function AccountRows({ profile: { mobile, ispass } }: { profile: Profile }) {
  return (
    <>
      <ListRow icon="edit" label={<Trans>Edit profile</Trans>} render={<Link to="/user/edit" />} />
      <ListRow
        icon="phone"
        label={<Trans>Phone number</Trans>}
        value={mobile === '' ? <Trans>Add</Trans> : <bdi className="tabular-nums">{mobile}</bdi>}
        render={<Link to="/setting/phone" />}
      />
      {ispass === 1 && (
        <ListRow icon="lock" label={<Trans>Password</Trans>} value={<Trans>Change</Trans>} render={<Link to="/setting/password" />} />
      )}
    </>
  )
}
