import { Trans } from '@lingui/react/macro'
import type { Output, User } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { CoinAmount } from '../../ui/CoinAmount.tsx'

type Profile = Pick<Output<typeof User.getBaseInfo>, 'coin' | 'votes'>

export function ProfileBalances({ profile }: { profile: Profile }) {
  return (
    <div className="grid grid-cols-2 gap-2 px-4 pbs-3.5">
      <Balance label={<Trans>Coins</Trans>}>
        <CoinAmount amount={profile.coin} size={26} />
      </Balance>
      <Balance label={<Trans>Tickets</Trans>}>
        <CoinAmount amount={profile.votes} kind="ticket" size={28} />
      </Balance>
    </div>
  )
}

function Balance({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5 rounded-lg bg-surface p-3 shadow-line">
      <span className="t-cap text-text-2">{label}</span>
      <span className="flex text-[22px] leading-7 [&_span]:font-extrabold">{children}</span>
    </div>
  )
}
