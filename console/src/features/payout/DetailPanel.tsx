import { amountText, currencyText, percentText, ticketsText } from '../../lib/currencyText.ts'
import type { Session } from '../../lib/session.ts'
import { Actions } from './Actions.tsx'
import { Destination, Givers, History, Notes } from './DetailSections.tsx'
import type { DialogKind } from './payoutNames.ts'
import type { Detail } from './payout.queries.ts'
import { wayNames } from './payoutNames.ts'
import { PersonHead } from './PersonHead.tsx'
import { RiskSignals } from './RiskSignals.tsx'
import { Approvals } from './Approvals.tsx'

interface DetailPanelProps {
  detail: Detail
  me: Session
  onDialog: (dialog: DialogKind) => void
}

/** The facts an operator decides on, and the decision buttons. */
export function DetailPanel({ detail, me, onDialog }: DetailPanelProps) {
  return (
    <>
      <div className="flex-1 p-4">
        <PersonHead detail={detail} />
        <Payment detail={detail} />
        <Destination detail={detail} />
        <RiskSignals detail={detail} />
        <Givers givers={detail.givers} />
        <Approvals detail={detail} me={me} />
        <Notes notes={detail.notes} />
        <History history={detail.history} />
      </div>
      <Actions detail={detail} onDialog={onDialog} />
    </>
  )
}

function Payment({ detail }: { detail: Detail }) {
  const { type, currency, money, gross, take, tax, fee, votes } = detail
  const taken = [
    `platform fee ${percentText(take, gross)} − ${amountText(take)}`,
    ...(Number(tax) > 0 ? [`service tax ${percentText(tax, gross)} − ${amountText(tax)}`] : []),
    ...(Number(fee) > 0 ? [`network fee − ${amountText(fee)}`] : []),
  ]
  return (
    <div className="mbs-3.5 flex items-end justify-between gap-3 rounded-md bg-raised px-3.5 py-3">
      <p>
        <span className="t-cap block leading-[17px] text-text-2">Payout via {wayNames[type]}</span>
        <b className="block text-[24px] leading-[30px] font-extrabold whitespace-nowrap tabular-nums">{currencyText(money, currency)}</b>
      </p>
      <p className="t-cap text-end leading-[17px] text-text-2 tabular-nums">
        <span className="block">
          {ticketsText(votes)} tickets = {currencyText(gross, currency)}
        </span>
        {taken.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
    </div>
  )
}
