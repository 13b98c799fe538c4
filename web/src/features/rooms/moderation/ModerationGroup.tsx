import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ListRow } from '../../../ui/ListRow.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'

/** Room settings of a host who is not live. */
export function ModerationGroup() {
  return (
    <PanelGroup title={<Trans>My lives</Trans>}>
      <ListRow icon="badge" label={<Trans>Room admins</Trans>} render={<Link to="/adminList" />} />
      <ListRow icon="mute" label={<Trans>Muted and kicked</Trans>} render={<Link to="/setting/muted" />} />
    </PanelGroup>
  )
}
