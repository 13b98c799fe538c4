import { Trans, useLingui } from '@lingui/react/macro'
import type { Spending } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { DebtNote } from '../features/spending/DebtNote.tsx'
import { LimitBar } from '../features/spending/LimitBar.tsx'
import { LimitsForm } from '../features/spending/LimitsForm.tsx'
import { PauseGroup } from '../features/spending/PauseGroup.tsx'
import { spendingQuery } from '../features/spending/spending.queries.ts'
import { WaitingLimits } from '../features/spending/WaitingLimits.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { Panel } from '../ui/Panel.tsx'
import { PanelGroup } from '../ui/PanelGroup.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'

export function LimitsScreen() {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery(spendingQuery(useSession((session) => session.uid)))
  return (
    <Page title={t`Limits`} onBack={goBack}>
      <main>
        {data ? (
          <Limits spending={data} />
        ) : isError ? (
          <ErrorState onReload={() => void refetch()} />
        ) : (
          <Panel>
            <RowSkeletons count={5} tall />
          </Panel>
        )}
      </main>
    </Page>
  )
}

function Limits({ spending }: { spending: Spending }) {
  const { t } = useLingui()
  return (
    <>
      <DebtNote debt={spending.debt} />
      <Panel>
        <LimitBar label={t`Coins per day`} of="day" spent={spending.spent_today} limit={spending.limit_day} />
        <div className="border-bs border-line">
          <LimitBar label={t`Coins per month`} of="month" spent={spending.spent_month} limit={spending.limit_month} />
        </div>
      </Panel>
      <WaitingLimits spending={spending} />
      <PanelGroup title={<Trans>Your limits</Trans>} note={<Trans>Increases take 24 h</Trans>}>
        <LimitsForm key={`${spending.limit_day} ${spending.limit_month}`} spending={spending} />
      </PanelGroup>
      <PauseGroup spending={spending} />
    </>
  )
}
