import { Trans } from '@lingui/react/macro'
import type { Output, User } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'

type Profile = Pick<Output<typeof User.getBaseInfo>, 'coin' | 'votes'>

const button =
  'hit-44 flex min-h-[38px] items-center justify-center rounded-full text-[14px] font-bold transition-transform duration-fast ease-out active:scale-[.97]'

export function ProfileBalances({ profile }: { profile: Profile }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(max(40%,7.5em),1fr))] gap-2 px-4 pbs-3.5">
      <Balance label={<Trans>Coins</Trans>} tone={toneOf(profile.coin)} amount={<CoinAmount amount={profile.coin} size={26} />}>
        <Link to="/recharge" className={`${button} bg-gold-grad text-on-gold shadow-[inset_0_1px_0_var(--w-70)]`}>
          <Trans>Recharge</Trans>
        </Link>
      </Balance>
      <Balance
        label={<Trans>Tickets</Trans>}
        tone={toneOf(profile.votes)}
        amount={<CoinAmount amount={profile.votes} kind="ticket" size={28} />}
      >
        <Link to="/withdraw" className={`${button} bg-raised text-text shadow-line-strong`}>
          <Trans>Withdraw</Trans>
        </Link>
      </Balance>
    </div>
  )
}

/** Millions stay inside their half of a narrow phone. */
const toneOf = (amount: string) => (amount.length > 7 ? 'text-[14px]' : amount.length > 6 ? 'text-[16px]' : 'text-[22px]')

interface BalanceProps {
  label: ReactNode
  tone: string
  amount: ReactNode
  children: ReactNode
}

function Balance({ label, tone, amount, children }: BalanceProps) {
  return (
    <div className="flex flex-col gap-1.5 rounded-lg bg-surface p-3 shadow-line">
      <span className="t-cap text-text-2">{label}</span>
      <span className={`flex pbe-1 leading-7 [&_span]:font-extrabold ${tone}`}>{amount}</span>
      {children}
    </div>
  )
}
