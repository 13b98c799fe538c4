import { useLingui } from '@lingui/react/macro'
import type { CashAccount, CashRule } from '@nimbo/contract'
import { type ReactElement, useState } from 'react'
import { AmountField } from './AmountField.tsx'
import { AvailableCard } from './AvailableCard.tsx'
import { BillCard } from './BillCard.tsx'
import { amountFault, billOf, type Profit } from './withdrawal.state.ts'
import { DestinationRow } from './DestinationRow.tsx'
import { Obstacles } from './Obstacles.tsx'
import { useWithdraw } from './useWithdraw.ts'
import { WithdrawFoot } from './WithdrawFoot.tsx'

interface WithdrawFormProps {
  profit: Profit
  /** Time the figures arrived, by this device's clock. */
  drawnAt: number
  rule: CashRule
  account: CashAccount | undefined
  /** The link to choose where the money goes. */
  choose: ReactElement
  onRequested: () => void
}

export function WithdrawForm({ profit, drawnAt, rule, account, choose, onRequested }: WithdrawFormProps) {
  const { t } = useLingui()
  const [votes, setVotes] = useState(0n)
  const { busy, problem, withdraw, forgetProblem } = useWithdraw(drawnAt, () => {
    setVotes(0n)
    onRequested()
  })
  const total = BigInt(profit.total)
  const fault = amountFault(votes, rule, total)
  const bill = billOf(rule, fault ? 0n : votes)
  const possible = profit.open === 1 && profit.used < profit.allowed
  const write = (amount: bigint) => {
    setVotes(amount)
    forgetProblem()
  }
  return (
    <div className="columns pbe-40 landscape:pbe-4 desktop:pbe-0">
      <div>
        <AvailableCard profit={profit} />
        <Obstacles profit={profit} />
        <AmountField votes={votes} onChange={write} total={profit.total} rule={rule} fault={fault} />
        <DestinationRow account={account} render={choose} />
      </div>
      <div>
        <BillCard bill={bill} currency={rule.currency} percents={rule} />
        <WithdrawFoot
          rule={rule}
          money={bill.money}
          left={fault ? total : total - votes}
          ready={possible && votes > 0n && !fault && account !== undefined}
          busy={busy}
          problem={problem ?? (account || votes === 0n ? undefined : t`Add payout account`)}
          onWithdraw={() => account && withdraw(account.id, votes)}
        />
      </div>
    </div>
  )
}
