import type { Session } from '../../lib/session.ts'
import { useFrozen } from '../../lib/useFrozen.ts'
import type { Proof } from '../../ui/Dialog.tsx'
import { Unreachable } from '../../ui/Unreachable.tsx'
import { DetailPanel } from './DetailPanel.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { useDetail } from './payout.queries.ts'
import type { DialogKind } from './payoutNames.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'

const dialogs: Record<DialogKind, typeof ApproveDialog> = { approve: ApproveDialog, reject: RejectDialog, note: NoteDialog }

interface WithdrawalDetailProps {
  id: number
  me: Session
  dialog: DialogKind | undefined
  onDialog: (dialog: DialogKind | undefined) => void
  proof: Proof
}

export function WithdrawalDetail({ id, me, dialog, onDialog, proof }: WithdrawalDetailProps) {
  const { data: newest, isError, refetch } = useDetail(id, dialog === undefined)
  const data = useFrozen(newest, dialog !== undefined)
  const OpenDialog = dialog && dialogs[dialog]
  return (
    <>
      {isError && (
        <div className="px-4">
          <Unreachable onReload={() => void refetch()} />
        </div>
      )}
      {data ? <DetailPanel detail={data} me={me} onDialog={onDialog} /> : !isError && <DetailSkeleton />}
      {data && OpenDialog && <OpenDialog detail={data} onClose={() => onDialog(undefined)} proof={proof} />}
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
