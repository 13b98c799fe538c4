import { Trans, useLingui } from '@lingui/react/macro'
import type { PayMethodId } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { useFormat } from '../../../lib/useFormat.ts'
import { payMethods } from './payMethods.ts'
import { type Balance, balanceAfter, broughtBy, type Pack } from './recharge.state.ts'

interface PayFootProps {
  balance: Balance
  pack: Pack
  pay: PayMethodId
  busy: boolean
  problem: string | undefined
  sheet: boolean
  onPay: () => void
}

/** Coins bought, the balance afterwards, and the pay button. */
export function PayFoot({ balance, pack, pay, busy, problem, sheet, onPay }: PayFootProps) {
  const { t } = useLingui()
  const text = useFormat()
  const brought = broughtBy(pack)
  const after = text.count(balanceAfter(balance, brought))
  const price = text.money(pack.money, pack.currency)
  return (
    <Foot problem={problem} sheet={sheet}>
      <div className={sheet ? 'hidden' : 'hidden desktop:block'}>
        <h2 className="t-title pbe-1.5">
          <Trans>Summary</Trans>
        </h2>
        <SummaryLine label={<Trans>Pack</Trans>}>
          <CoinAmount amount={pack.coin} size={15} />
        </SummaryLine>
        {pack.give !== '0' && (
          <SummaryLine label={<Trans>Bonus</Trans>}>
            <CoinAmount amount={pack.give} size={15} />
          </SummaryLine>
        )}
        <SummaryLine label={<Trans>Total</Trans>} strong>
          <bdi className="tabular-nums">{price}</bdi>
        </SummaryLine>
      </div>
      <div className="t-sub flex flex-wrap items-center justify-between gap-x-3 text-text-2 tabular-nums">
        <span className="flex items-center gap-1">
          <Trans>
            You get <CoinAmount amount={brought} size={15} />
          </Trans>
        </span>
        <span>
          <Trans>
            New balance <b className="font-bold text-text">{after}</b>
          </Trans>
        </span>
      </div>
      <div className="pbs-2.5">
        <Button size="xl" block busy={busy} disabled={balance.excluded_until > 0} data-testid="pay" onClick={onPay}>
          {problem && !busy ? <Trans>Try again</Trans> : t(payMethods[pay].pay(price))}
        </Button>
      </div>
    </Foot>
  )
}

function SummaryLine({ label, strong = false, children }: { label: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <p
      className={`flex items-center justify-between gap-3 leading-8 ${strong ? 'mbs-1.5 mbe-3 border-bs border-line pbs-1.5 text-[17px] font-extrabold' : 'text-[14px] text-text-2'}`}
    >
      <span className={strong ? 'text-[15px] font-bold' : ''}>{label}</span>
      {children}
    </p>
  )
}
