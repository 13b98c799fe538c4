import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { BalanceCard } from './BalanceCard.tsx'
import { PackGrid } from './PackGrid.tsx'
import { PayFoot } from './PayFoot.tsx'
import { PayMethodList } from './PayMethodList.tsx'
import { SpendingNotes } from './SpendingNotes.tsx'
import { UnfinishedNote } from './UnfinishedNote.tsx'
import { useOpenOrder } from './useOpenOrder.ts'
import type { Recharge } from './useRecharge.ts'
import type { Balance, Pack } from './recharge.state.ts'

interface PackChoiceProps {
  first: readonly Pack[]
  packs: readonly Pack[]
  value: number | undefined
  onChoose: (pack: number) => void
}

const purses = 'desktop:grid desktop:grid-cols-[1.35fr_1fr] [&>:last-child:not(:first-child)]:ms-0'
const packHeading = 'px-4 pbs-3.5 pbe-2 text-[16px] leading-[22px] font-bold'

interface RechargeFormProps {
  recharge: Recharge
  balance: Balance
  /** Coins spent today, beside the purchase. */
  spentToday: ReactNode
  /** The other purse, where there is room for both. */
  tickets: ReactNode
  /** In a sheet there is room for one column only, however wide the screen is. */
  sheet?: boolean
  onOpened: (order: Order) => void
}

export function RechargeForm({ recharge, balance, spentToday, tickets, sheet = false, onOpened }: RechargeFormProps) {
  const { packs, first, ways, pack, pay, pickPack, pickWay } = recharge
  const { busy, problem, open, forgetProblem } = useOpenOrder(onOpened)
  const choose = <T,>(pick: (value: T) => void) => {
    return (value: T) => {
      forgetProblem()
      pick(value)
    }
  }
  return (
    <div className={sheet ? '' : 'columns'}>
      <div>
        <div className={sheet ? '' : purses}>
          <BalanceCard coin={balance.coin} />
          {tickets}
        </div>
        <SpendingNotes balance={balance} />
        <UnfinishedNote onContinue={onOpened} />
        <PackChoice first={first} packs={packs} value={pack?.id} onChoose={choose(pickPack)} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pbs-3.5 pbe-2">
          <h2 id="ways" className="text-[16px] leading-[22px] font-bold">
            <Trans>Payment method</Trans>
          </h2>
          {spentToday}
        </div>
        <PayMethodList ways={ways} value={pay} onChoose={choose(pickWay)} labelledBy="ways" />
      </div>
      {pack && pay && (
        <PayFoot
          balance={balance}
          pack={pack}
          pay={pay}
          busy={busy}
          problem={problem}
          sheet={sheet}
          onPay={() => open({ rule: pack.id, pay })}
        />
      )}
    </div>
  )
}

/** One radio group across both headings. */
function PackChoice({ first, packs, value, onChoose }: PackChoiceProps) {
  return (
    <RadioGroup aria-labelledby="packs" value={value ?? null} onValueChange={(pack) => pack !== null && onChoose(pack)}>
      {first.length > 0 && (
        <>
          <h2 className={packHeading}>
            <Trans>First recharge: double coins</Trans>
          </h2>
          <PackGrid packs={first} />
        </>
      )}
      <h2 id="packs" className={packHeading}>
        <Trans>Choose a pack</Trans>
      </h2>
      <PackGrid packs={packs} />
    </RadioGroup>
  )
}
