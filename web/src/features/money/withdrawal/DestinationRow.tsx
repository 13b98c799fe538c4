import { Trans } from '@lingui/react/macro'
import type { CashAccount } from '@nimbo/contract'
import { useRender } from '@base-ui/react/use-render'
import type { ReactElement } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { AccountText, VerifiedBadge, WayIcon } from './AccountText.tsx'

/** The payout account; `render` is the link to choose another one. */
export function DestinationRow({ account, render }: { account: CashAccount | undefined; render: ReactElement }) {
  const children = (
    <>
      {account ? (
        <>
          <WayIcon type={account.type} />
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <AccountText account={account} />
            {account.verified === 1 && <VerifiedBadge />}
          </span>
        </>
      ) : (
        <>
          <span className="grid size-10 flex-none place-items-center rounded-[12px] bg-raised text-accent">
            <Icon name="plus" size={21} />
          </span>
          <span className="flex-1 text-[15px] font-semibold">
            <Trans>Add payout account</Trans>
          </span>
        </>
      )}
      <Icon name="next" flip size={15} className="text-text-3" />
    </>
  )
  const row = useRender({ render, props: { className: 'flex min-h-[62px] items-center gap-3 px-3.5 py-2', children } })
  return (
    <section>
      <h2 className="px-4 pbs-3.5 pbe-2 text-[17px] leading-6 font-bold">
        <Trans>Payout account</Trans>
      </h2>
      <div className="mx-4 overflow-hidden rounded-lg bg-surface shadow-line">{row}</div>
    </section>
  )
}
