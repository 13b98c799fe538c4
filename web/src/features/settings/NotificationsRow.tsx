import { Trans, useLingui } from '@lingui/react/macro'
import { ListRow } from '../../ui/ListRow.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { usePush } from './usePush.ts'

/** Where the browser has the last word there is no switch, but how to change its mind. */
export function NotificationsRow() {
  const { t } = useLingui()
  const { face, toggle } = usePush()
  if (face === 'blocked') {
    return (
      <ListRow
        icon="bell"
        label={<Trans>Notifications</Trans>}
        note={<Trans>Allow notifications for Nimbo in your browser settings</Trans>}
        value={<Trans>Blocked</Trans>}
      />
    )
  }
  if (face === 'unsupported') {
    return (
      <ListRow
        icon="bell"
        label={<Trans>Notifications</Trans>}
        note={<Trans>Not supported in this browser. On iPhone, add Nimbo to your home screen first</Trans>}
        value={<Trans>Not available</Trans>}
      />
    )
  }
  return (
    <ListRow
      icon="bell"
      label={<Trans>Notifications</Trans>}
      note={<Trans>When someone you follow goes live</Trans>}
      end={<Switch label={t`Notifications`} checked={face === 'on'} onChange={toggle} />}
    />
  )
}
