import { Quoted } from '../../../lib/Quoted.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Withdrawal } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { BillCard } from './BillCard.tsx'
import { isPix } from './withdrawal.state.ts'
import { Note } from '../../../ui/Note.tsx'
import { reasonTexts } from './stateTexts.ts'
import { WithdrawalSteps } from './WithdrawalSteps.tsx'
import { useFormat } from '../../../lib/useFormat.ts'

export interface RecordSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  record: Withdrawal | undefined
}

export function RecordSheet({ open, onOpenChange, record }: RecordSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Withdrawal`}>
      {record && <Detail record={record} />}
    </Sheet>
  )
}

function Detail({ record }: { record: Withdrawal }) {
  const { money } = useFormat()
  return (
    <div className="pbe-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3 px-4">
        <b className="t-num tabular-nums">
          <bdi>{money(record.money, record.currency)}</bdi>
        </b>
        <CoinAmount amount={record.votes} kind="ticket" size={18} />
      </p>
      <WhyNot record={record} />
      <WithdrawalSteps record={record} />
      <BillCard bill={record} currency={record.currency} isPaidOut={record.state !== 'rejected' && record.state !== 'failed'} />
      <dl className="px-5 pbs-3">
        <Fact name={isPix(record) ? 'Pix' : 'USDT · TRC20'}>{record.account}</Fact>
        <Fact name={<Trans>Reference</Trans>}>{record.no}</Fact>
      </dl>
    </div>
  )
}

/** The reason in the person's own language, then the operator's words as they were written. */
function WhyNot({ record: { state, reason, note } }: { record: Withdrawal }) {
  const { t } = useLingui()
  if (state === 'failed')
    return (
      <Note status="bad" title={<Trans>We couldn’t complete the payout.</Trans>}>
        <Trans>Your tickets are back in your balance. Check the payout account and try again.</Trans>
      </Note>
    )
  if (state !== 'rejected') return null
  return (
    <div data-testid="why-not">
      <Note status="bad" title={reason === '' ? '' : t(reasonTexts[reason])}>
        {note && (
          <span className="block py-1">
            <Quoted text={note} />
          </span>
        )}
        <Trans>Your tickets are back in your balance.</Trans>
      </Note>
    </div>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="t-sub flex items-center justify-between gap-4 py-1">
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 text-end font-semibold wrap-anywhere tabular-nums">
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  )
}
