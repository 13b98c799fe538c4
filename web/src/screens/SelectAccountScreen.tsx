import { Trans, useLingui } from '@lingui/react/macro'
import type { CashAccount } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountList } from '../features/money/withdrawal/AccountList.tsx'
import { accountsQuery, profitQuery } from '../features/money/withdrawal/withdrawal.queries.ts'
import { chooseAccount, useChosenAccount } from '../features/money/withdrawal/chosenAccount.ts'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ListRow } from '../ui/ListRow.tsx'
import { Page } from '../ui/Page.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'

const EditAccountSheet = whenOpened(async () => (await import('../features/money/withdrawal/EditAccountSheet.tsx')).EditAccountSheet, {
  ahead: true,
})

export function SelectAccountScreen() {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { data: accounts, isError, refetch } = useQuery(accountsQuery(uid))
  const { data: profit } = useQuery(profitQuery(uid))
  const chosen = useChosenAccount(accounts)
  const [edited, setEdited] = useState<{ account: CashAccount; open: boolean }>()
  const choose = (id: number) => {
    chooseAccount(id)
    goBack()
  }
  if (!accounts)
    return (
      <Page title={t`Payout accounts`} onBack={goBack}>
        <main>
          {isError ? (
            <ErrorState onReload={() => void refetch()} />
          ) : (
            <Panel>
              <RowSkeletons count={3} tall />
            </Panel>
          )}
        </main>
      </Page>
    )
  return (
    <Page title={t`Payout accounts`} onBack={goBack}>
      <main>
        {accounts.length === 0 ? (
          <EmptyState picture="wallet" title={t`No payout accounts yet`} text={t`Add your Pix key or USDT address to get paid.`} />
        ) : (
          <AccountList accounts={accounts} chosen={chosen?.id} onChoose={choose} onEdit={(account) => setEdited({ account, open: true })} />
        )}
        <Panel>
          <ListRow icon="plus" label={<Trans>Add payout account</Trans>} render={<Link to="/addAccount" />} />
        </Panel>
      </main>
      <EditAccountSheet
        open={edited?.open ?? false}
        onOpenChange={(open) => setEdited(edited && { ...edited, open })}
        account={edited?.account}
        types={profit?.rules.map(({ type }) => type) ?? []}
      />
    </Page>
  )
}
