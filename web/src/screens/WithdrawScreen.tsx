import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AvailableCard } from '../features/money/withdrawal/AvailableCard.tsx'
import { accountsQuery, profitQuery } from '../features/money/withdrawal/withdrawal.queries.ts'
import { ruleFor } from '../features/money/withdrawal/withdrawal.state.ts'
import { useChosenAccount } from '../features/money/withdrawal/chosenAccount.ts'
import { Icon } from '../ui/Icon.tsx'
import { Note } from '../ui/Note.tsx'
import { Obstacles } from '../features/money/withdrawal/Obstacles.tsx'
import { useUnansweredWithdrawal } from '../features/money/withdrawal/useUnansweredWithdrawal.ts'
import { WithdrawForm } from '../features/money/withdrawal/WithdrawForm.tsx'
import { WithdrawSkeleton } from '../features/money/withdrawal/WithdrawSkeleton.tsx'
import { reloadProfile } from '../features/people/user/user.queries.ts'
import { useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { toast } from '../ui/toast.ts'
import { WalletPage } from './WalletPage.tsx'

const link = 'hit-44 px-2 text-[14px] font-semibold text-text-2'
const certify = 'flex h-13 items-center justify-center rounded-full bg-accent-grad text-[17px] font-extrabold text-on-accent shadow-accent'

export function WithdrawScreen() {
  const { t } = useLingui()
  const history = (
    <Link to="/withdrawrecord" className={link}>
      <Trans>History</Trans>
    </Link>
  )
  return (
    <WalletPage title={t`Withdraw`} end={history}>
      <main>
        <Content />
      </main>
    </WalletPage>
  )
}

function Content() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const uid = useSession((session) => session.uid)
  const profit = useQuery(profitQuery(uid))
  const accounts = useQuery(accountsQuery(uid))
  const account = useChosenAccount(accounts.data?.filter(({ type }) => profit.data?.rules.some((rule) => rule.type === type)))
  const unanswered = useUnansweredWithdrawal()
  if (profit.data?.certified === 0) return <NotCertified profit={profit.data} />
  if (!profit.data || !accounts.data) {
    const failed = profit.isError || accounts.isError
    const reload = () => void Promise.all([profit.refetch(), accounts.refetch()])
    return failed ? <ErrorState onReload={reload} /> : <WithdrawSkeleton />
  }
  const rule = ruleFor(profit.data, account)
  const requested = () => {
    toast(t`Withdrawal requested. We’ll review it within one business day.`)
    void reloadProfile()
    void navigate({ to: '/withdrawrecord' })
  }
  return (
    <>
      {unanswered.succeeded && (
        <Note status="ok" title={<Trans>Your withdrawal request was received.</Trans>}>
          <Link to="/withdrawrecord" onClick={unanswered.dismiss} className="font-semibold text-accent">
            <Trans>View</Trans>
          </Link>
        </Note>
      )}
      {rule ? (
        <WithdrawForm
          profit={profit.data}
          drawnAt={profit.dataUpdatedAt}
          rule={rule}
          account={account}
          choose={<Link to={account ? '/selectAccount' : '/addAccount'} data-testid="destination" />}
          onRequested={requested}
        />
      ) : (
        <>
          <AvailableCard profit={profit.data} />
          <Obstacles profit={profit.data} />
        </>
      )}
    </>
  )
}

function NotCertified({ profit }: { profit: Parameters<typeof AvailableCard>[0]['profit'] }) {
  return (
    <>
      <AvailableCard profit={profit} />
      <NotYetCard
        action={
          <Link to="/anchorAuth" className={certify}>
            <Trans>Get certified</Trans>
          </Link>
        }
      />
    </>
  )
}

/** Shown to anchors who are not certified yet. */
function NotYetCard({ action }: { action: ReactNode }) {
  return (
    <section className="mx-4 mbs-3 flex flex-col items-center rounded-lg bg-surface px-6 py-7 text-center shadow-line">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="badge" size={32} />
      </span>
      <h2 className="t-title mbs-4">
        <Trans>Get certified to withdraw</Trans>
      </h2>
      <p className="mbs-1.5 text-text-2">
        <Trans>We only pay out to certified hosts. Your tickets are safe and don’t expire.</Trans>
      </p>
      <div className="mbs-5 w-full">{action}</div>
    </section>
  )
}
