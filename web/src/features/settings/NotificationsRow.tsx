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
        note={<Trans>Allow notifications for this site in the settings of your browser, then come back</Trans>}
        value={<Trans>Blocked</Trans>}
      />
    )
  }
  if (face === 'unsupported') {
    return (
      <ListRow
        icon="bell"
        label={<Trans>Notifications</Trans>}
        note={<Trans>This browser has none. On an iPhone, add Nimbo to the home screen first</Trans>}
        value={<Trans>Not available</Trans>}
      />
    )
  }
  return (
    <ListRow
      icon="bell"
      label={<Trans>Notifications</Trans>}
      note={<Trans>When somebody you follow goes live</Trans>}
      end={<Switch label={t`Notifications`} checked={face === 'on'} onChange={toggle} />}
    />
  )
}
