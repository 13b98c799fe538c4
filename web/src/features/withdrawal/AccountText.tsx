import type { CashAccount } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { isPix, shortName } from './withdrawal.state.ts'
import { useKeyNames } from './useKeyNames.ts'

/** Two lines by which its owner knows an account: of the second nothing is cut off, its last figures tell one from another. */
export function AccountText({ account, badge }: { account: CashAccount; badge?: ReactNode }) {
  const names = useKeyNames()
  const kind = isPix(account) && account.key_type in names ? names[account.key_type as keyof typeof names] : ''
  return (
    <span className="max-w-full min-w-0 flex-auto">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="min-w-0 text-[15px] wrap-anywhere leading-5 font-semibold">
          {isPix(account) ? (
            <>
              Pix · <bdi>{shortName(account.name)}</bdi>
            </>
          ) : (
            <bdi>USDT · TRC20</bdi>
          )}
        </span>
        {badge}
      </span>
      <span className="t-cap block wrap-anywhere text-text-2">
        {kind} <bdi dir="ltr">{account.account}</bdi>
      </span>
    </span>
  )
}
