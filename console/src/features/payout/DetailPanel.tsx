import type { Session } from '../../lib/session.ts'
import { Actions } from './Actions.tsx'
import { Destination, Givers, History, Notes } from './DetailSections.tsx'
import type { DialogKind } from './payoutNames.ts'
import type { Detail } from './payout.queries.ts'
import { Payment } from './Payment.tsx'
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
