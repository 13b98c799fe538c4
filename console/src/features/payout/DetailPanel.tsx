import type { Session } from '../../lib/session.ts'
import { Actions } from './Actions.tsx'
import { Destination } from './Destination.tsx'
import { Givers } from './Givers.tsx'
import { History } from './History.tsx'
import { Notes } from './Notes.tsx'
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

/** Everything somebody needs to decide, and the buttons to do it with. */
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
