import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { CountText } from '../../../ui/CountText.tsx'
import type { Rewards } from './agent.queries.ts'

/** The list of invited people opens from the first figure. */
export function InviteTotals({ rewards, onInvited }: { rewards: Rewards; onInvited: () => void }) {
  return (
    <div className="mx-4 mbs-2.5 grid grid-cols-[1fr_1fr_1.3fr] rounded-lg bg-surface py-[9px] text-center shadow-line [&>*+*]:border-s [&>*+*]:border-line">
      <button type="button" onClick={onInvited} data-testid="invited-count" className="hit-44">
        <Figure label={<Trans>Invited</Trans>}>
          <CountText value={rewards.invited} />
        </Figure>
      </button>
      <Figure label={<Trans>Recharged</Trans>}>
        <CountText value={rewards.recharged} />
      </Figure>
      <Figure label={<Trans>Earned</Trans>} small={rewards.total.length > 6}>
        <CoinAmount amount={rewards.total} size={18} />
      </Figure>
    </div>
  )
}

function Figure({ label, small = false, children }: { label: ReactNode; small?: boolean; children: ReactNode }) {
  const tone = `flex min-h-[23px] items-center justify-center leading-[23px] font-extrabold [&_span]:font-extrabold`
  return (
    <div>
      <b className={`${tone} ${small ? 'text-[14px]' : 'text-[18px]'}`}>{children}</b>
      <span className="t-cap block text-text-2">{label}</span>
    </div>
  )
}
