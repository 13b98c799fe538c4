import { rejectReasons, type RejectReason } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type Detail, useReject } from './payout.queries.ts'
import { reasonNames } from './payoutNames.ts'

const words = {
  NoSuchWithdrawal: 'Withdrawal not found.',
  DecidedAlready: 'Someone has already approved or rejected this.',
  NoteNeeded: 'Add a note explaining the reason.',
}

export function RejectDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const [reason, setReason] = useState<RejectReason>()
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useReject()
  return (
    <Dialog title={`Reject ${detail.no}?`} onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">The tickets are returned, and the host sees the reason in their language.</p>
      <fieldset className="pbs-3">
        <legend className="sr-only">Reason</legend>
        {rejectReasons.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3 text-[14px] font-medium">
            <input
              type="radio"
              name="reason"
              checked={one === reason}
              onChange={() => setReason(one)}
              className="size-4.5 accent-[var(--accent-fill)]"
            />
            {reasonNames[one]}
          </label>
        ))}
      </fieldset>
      <div className="pbs-2">
        <TextBox
          label={reason === 'other' ? 'Note to the host' : 'Note to the host (optional)'}
          maxLength={300}
          value={note}
          onChange={(change) => setNote(change.target.value)}
        />
      </div>
      <DialogFooter error={error && faultText(error, Payout.reject, words)} onClose={onClose}>
        <Button
          variant="stop"
          disabled={isPending || reason === undefined || (reason === 'other' && note.trim() === '')}
          onClick={() => reason && mutate({ id: detail.id, reason, note }, { onSuccess: onClose })}
          className="flex-1"
        >
          Reject
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
