import type { Session } from '../../lib/session.ts'
import { Actions } from './Actions.tsx'
import { Destination } from './Destination.tsx'
import { Givers } from './Givers.tsx'
import { History } from './History.tsx'
import { Notes } from './Notes.tsx'
import type { Asking } from './Asking.ts'
import type { Detail } from './payout.queries.ts'
import { Payment } from './Payment.tsx'
import { PersonHead } from './PersonHead.tsx'
import { RiskSigns } from './RiskSigns.tsx'
import { Signatures } from './Signatures.tsx'

interface DetailPanelProps {
  detail: Detail
  me: Session
  onAsk: (asking: Asking) => void
}

/** Everything somebody needs to decide, and the buttons to do it with. */
export function DetailPanel({ detail, me, onAsk }: DetailPanelProps) {
  return (
    <>
      <div className="flex-1 p-4">
        <PersonHead detail={detail} />
        <Payment detail={detail} />
        <Destination detail={detail} />
        <RiskSigns detail={detail} />
        <Givers givers={detail.givers} />
        <Signatures detail={detail} me={me} />
        <Notes notes={detail.notes} />
        <History history={detail.history} />
      </div>
      <Actions detail={detail} onAsk={onAsk} />
    </>
  )
}
