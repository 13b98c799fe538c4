import type { CashAccount } from '@nimbo/contract'
import { isPix, shortName } from './cash.state.ts'
import { useKeyNames } from './useKeyNames.ts'

/** Two lines by which its owner knows an account. */
export function AccountText({ account }: { account: CashAccount }) {
  const names = useKeyNames()
  const kind = isPix(account) && account.key_type in names ? names[account.key_type as keyof typeof names] : ''
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-[15px] leading-5 font-semibold">
        {isPix(account) ? (
          <>
            Pix · <bdi>{shortName(account.name)}</bdi>
          </>
        ) : (
          <bdi>USDT · TRC20</bdi>
        )}
      </span>
      <span className="t-cap block truncate text-text-2">
        {kind} <bdi dir="ltr">{account.account}</bdi>
      </span>
    </span>
  )
}
