import { Trans } from '@lingui/react/macro'
import type { CashRule } from '@nimbo/contract'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { isPix } from './withdrawal.state.ts'
import { useFormat } from '../../../lib/useFormat.ts'

interface WithdrawFootProps {
  rule: CashRule
  /** Amount paid out. */
  money: string
  left: bigint
  ready: boolean
  busy: boolean
  problem: string | undefined
  onWithdraw: () => void
}

export function WithdrawFoot({ rule, money, left, ready, busy, problem, onWithdraw }: WithdrawFootProps) {
  const figures = useFormat()
  const sum = figures.money(money, rule.currency)
  return (
    <Foot problem={problem}>
      <p className="t-sub flex flex-wrap items-center justify-between gap-x-3 pbe-2.5 text-text-2 tabular-nums">
        <Trans>Within one business day</Trans>
        <span data-testid="left" className="flex items-center gap-1.5">
          <Trans>Remaining</Trans> <CoinAmount amount={left} kind="ticket" />
        </span>
      </p>
      <Button size="xl" block disabled={!ready} busy={busy} data-testid="withdraw" onClick={onWithdraw}>
        <ButtonText sum={Number(money) > 0 ? sum : undefined} pix={isPix(rule)} />
      </Button>
    </Foot>
  )
}

function ButtonText({ sum, pix }: { sum: string | undefined; pix: boolean }) {
  if (sum === undefined) return <Trans>Withdraw</Trans>
  return pix ? <Trans>Withdraw {sum} with Pix</Trans> : <Trans>Withdraw {sum}</Trans>
}
