import { Trans } from '@lingui/react/macro'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { useSession } from '../../../lib/session.ts'

export function BalanceCard({ coin }: { coin: string }) {
  const user = useSession((session) => session.user)
  return (
    <section className="recharge-card">
      <div>
        <p className="text-[12px] leading-[21px] font-medium text-text-2">
          <Trans>Your balance</Trans>
        </p>
        <p data-testid="coin-balance" className="flex text-[30px] leading-[34px] [&_span]:gap-2 [&_span]:font-extrabold">
          <CoinAmount amount={coin} size={34} />
        </p>
        {user && (
          <p className="flex min-w-0 gap-1 text-[12px] leading-[21px] font-medium text-text-2 tabular-nums">
            <bdi className="truncate">{user.user_nicename}</bdi>
            <span className="flex-none">
              · <IdText id={user.id} />
            </span>
          </p>
        )}
      </div>
      <img src="/art/empty-wallet.svg" alt="" width={168} height={122} />
    </section>
  )
}

function IdText({ id }: { id: number }) {
  return (
    <bdi>
      <Trans>ID {id}</Trans>
    </bdi>
  )
}
