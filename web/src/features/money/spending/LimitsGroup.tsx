import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../lib/session.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { LimitBar } from './LimitBar.tsx'
import { spendingQuery } from './spending.queries.ts'
import { useFormat } from '../../../lib/useFormat.ts'

/** The part of the settings about spending. */
export function LimitsGroup() {
  const { t } = useLingui()
  const { dateTime } = useFormat()
  const { data, isError, refetch } = useQuery(spendingQuery(useSession((session) => session.uid)))
  const until = data && data.excluded_until > 0 ? dateTime(data.excluded_until) : ''
  return (
    <PanelGroup title={<Trans>Limits</Trans>} note={<Trans>Increases take 24 h</Trans>}>
      {data ? (
        <LimitBar label={t`Coins per day`} of="day" spent={data.spent_today} limit={data.limit_day} />
      ) : isError ? (
        <ReloadRow onReload={() => void refetch()} />
      ) : (
        <RowSkeletons count={1} tall />
      )}
      <ListRow
        icon="stop"
        label={<Trans>Limits and pause</Trans>}
        note={until === '' ? undefined : <Trans>Paused until {until}</Trans>}
        render={<Link to="/setting/limits" />}
      />
    </PanelGroup>
  )
}
