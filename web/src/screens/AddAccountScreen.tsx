import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AccountForm } from '../features/money/withdrawal/AccountForm.tsx'
import { profitQuery } from '../features/money/withdrawal/withdrawal.queries.ts'
import { chooseAccount } from '../features/money/withdrawal/chosenAccount.ts'
import { Obstacles } from '../features/money/withdrawal/Obstacles.tsx'
import { WithdrawSkeleton } from '../features/money/withdrawal/WithdrawSkeleton.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { toast } from '../ui/toast.ts'

export function AddAccountScreen() {
  const { t } = useLingui()
  const { data: profit, isError, refetch } = useQuery(profitQuery(useSession((session) => session.uid)))
  const saved = ({ id }: { id: number }) => {
    chooseAccount(id)
    toast(t`Saved`)
    goBack()
  }
  return (
    <Page title={t`Add payout account`} onBack={goBack}>
      <main>
        {!profit ? (
          isError ? (
            <ErrorState onReload={() => void refetch()} />
          ) : (
            <WithdrawSkeleton />
          )
        ) : profit.rules.length === 0 ? (
          <Obstacles profit={profit} />
        ) : (
          <AccountForm types={profit.rules.map(({ type }) => type)} onSaved={saved} />
        )}
      </main>
    </Page>
  )
}
