import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

interface WalletPageProps {
  title: string
  end?: ReactNode
  children: ReactNode
}

const tab =
  'relative py-3 text-[15px] leading-6 font-semibold text-text-2 hover:text-text aria-[current]:font-bold aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-inset-be-px aria-[current]:after:h-[3px] aria-[current]:after:rounded-full aria-[current]:after:bg-accent'

/** A page of the wallet: on a desktop the others are a tab away. */
export function WalletPage({ title, end, children }: WalletPageProps) {
  const { t } = useLingui()
  const tabs = [
    { to: '/recharge', label: t`Recharge` },
    { to: '/cashRecord', label: t`Statement` },
    { to: '/withdraw', label: t`Withdraw` },
    { to: '/exchange', label: t`Exchange` },
  ] as const
  const section = (
    <div className="flex items-baseline gap-9">
      <p className="text-[28px] leading-9 font-extrabold tracking-[-.01em]">
        <Trans>Wallet</Trans>
      </p>
      <nav aria-label={t`Wallet`} className="flex gap-6">
        {tabs.map(({ to, label }) => (
          <Link key={to} to={to} replace className={tab}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
  return (
    <Page title={title} onBack={goBack} end={end} width="columns" section={section}>
      {children}
    </Page>
  )
}
