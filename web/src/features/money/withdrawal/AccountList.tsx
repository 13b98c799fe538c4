import { useLingui } from '@lingui/react/macro'
import type { CashAccount } from '@nimbo/contract'
import { IconButton } from '../../../ui/IconButton.tsx'
import { AccountText, VerifiedBadge, WayIcon } from './AccountText.tsx'

interface AccountListProps {
  accounts: readonly CashAccount[]
  chosen: number | undefined
  onChoose: (id: number) => void
  onEdit: (account: CashAccount) => void
}

const ring = 'size-[22px] flex-none rounded-full'

export function AccountList({ accounts, chosen, onChoose, onEdit }: AccountListProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Payout accounts`} className="mx-4 mbs-3 flex flex-col gap-2">
      {accounts.map((account) => (
        <li
          key={account.id}
          data-testid="account"
          className={`flex items-center rounded-lg bg-surface pe-1.5 ${account.id === chosen ? 'shadow-selected' : 'shadow-line'}`}
        >
          <button
            type="button"
            aria-current={account.id === chosen ? true : undefined}
            onClick={() => onChoose(account.id)}
            className="flex min-h-[66px] min-w-0 flex-1 items-center gap-3 py-2.5 ps-3.5 text-start"
          >
            <i
              aria-hidden="true"
              className={`${ring} ${account.id === chosen ? 'shadow-[inset_0_0_0_7px_var(--accent)]' : 'shadow-[inset_0_0_0_2px_var(--text-3)]'}`}
            />
            <WayIcon type={account.type} />
            <AccountText account={account} badge={account.verified === 1 && <VerifiedBadge />} />
          </button>
          <IconButton icon="edit" size={44} label={t`Edit ${account.account}`} onClick={() => onEdit(account)} />
        </li>
      ))}
    </ul>
  )
}
