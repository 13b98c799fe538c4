import { Trans, useLingui } from '@lingui/react/macro'
import { chooseLiveAlerts, usePreferences } from '../../../lib/preferences.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Switch } from '../../../ui/Switch.tsx'

export function LiveAlertsRow() {
  const { t } = useLingui()
  const on = usePreferences((preferences) => preferences.liveAlerts)
  return (
    <ListRow
      icon="live"
      label={<Trans>Alerts in the app</Trans>}
      note={<Trans>When someone you follow goes live</Trans>}
      end={<Switch label={t`Alerts in the app`} checked={on} onChange={chooseLiveAlerts} />}
    />
  )
}
