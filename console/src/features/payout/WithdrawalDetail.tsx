import type { Session } from '../../lib/session.ts'
import { useHeld } from '../../lib/useHeld.ts'
import { Unreachable } from '../../ui/Unreachable.tsx'
import type { Asking } from './Asking.ts'
import { DetailPanel } from './DetailPanel.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { useDetail } from './payout.queries.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { SignDialog } from './SignDialog.tsx'

const questions = { sign: SignDialog, reject: RejectDialog, note: NoteDialog }

interface WithdrawalDetailProps {
  id: number
  me: Session
  asking: Asking | undefined
  onAsk: (asking: Asking | undefined) => void
}

export function WithdrawalDetail({ id, me, asking, onAsk }: WithdrawalDetailProps) {
  const { data: newest, isError, refetch } = useDetail(id, asking === undefined)
  const data = useHeld(newest, asking !== undefined)
  const Question = asking && questions[asking]
  return (
    <>
      {isError && (
        <div className="px-4">
          <Unreachable onReload={() => void refetch()} />
        </div>
      )}
      {data ? <DetailPanel detail={data} me={me} onAsk={onAsk} /> : !isError && <DetailSkeleton />}
      {data && Question && <Question detail={data} onClose={() => onAsk(undefined)} />}
    </>
  )
}

function DetailSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-3 p-4">
      {[48, 76, 120, 160, 96].map((height) => (
        <span key={height} style={{ blockSize: height }} className="skeleton-pulse rounded-md bg-raised" />
      ))}
    </div>
  )
}
