import { Trans, useLingui } from '@lingui/react/macro'
import type { Spending } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { LimitBar } from '../features/money/spending/LimitBar.tsx'
import { LimitsForm } from '../features/money/spending/LimitsForm.tsx'
import { PauseGroup } from '../features/money/spending/PauseGroup.tsx'
import { spendingQuery } from '../features/money/spending/spending.queries.ts'
import { WaitingLimits } from '../features/money/spending/WaitingLimits.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { CoinAmount } from '../ui/CoinAmount.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
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

/** Debt after a refund or chargeback, and how it is repaid. */
function DebtNote({ debt }: { debt: string }) {
  if (debt === '0') return null
  return (
    <div data-testid="debt" className="mx-4 mbs-3 flex gap-3 rounded-lg bg-surface p-3.5 shadow-line">
      <Icon name="alert" size={20} className="mbs-0.5 text-warn" />
      <div>
        <p className="t-strong flex items-center gap-2">
          <Trans>You owe</Trans> <CoinAmount amount={debt} />
        </p>
        <p className="t-sub text-text-2">
          <Trans>A payment was reversed after you spent its coins. Your next recharge will cover this first.</Trans>
        </p>
      </div>
    </div>
  )
}
