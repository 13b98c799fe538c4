import { Trans, useLingui } from '@lingui/react/macro'
import type { CashAccount, PixKeyType } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { isPix, shortName } from './withdrawal.state.ts'

/** Two lines that identify a payout account. The second is never truncated: its last digits tell accounts apart. */
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

/** Names of the Pix key types. CPF and CNPJ are not translated. */
export function useKeyNames(): Record<PixKeyType, string> {
  const { t } = useLingui()
  return { cpf: 'CPF', cnpj: 'CNPJ', phone: t`Phone`, email: t`Email`, random: t`Random key` }
}

/** The icon of a payout method. */
export function WayIcon({ type }: { type: number }) {
  return (
    <span className="grid size-10 flex-none place-items-center rounded-[12px] bg-raised text-text-2">
      <Icon name={isPix({ type }) ? 'pix' : 'chain'} size={21} />
    </span>
  )
}

/** An earlier payout to this account succeeded. */
export function VerifiedBadge() {
  return (
    <StatusBadge status="ok">
      <Trans>Verified</Trans>
    </StatusBadge>
  )
}
