import { AppealReview } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type AppealLine, useDecideAppeal } from './appeal.queries.ts'

const words = {
  NoSuchAppeal: 'Appeal not found.',
  DecidedAlready: 'Someone has already decided this.',
  DecidedByYou: 'The decision was yours. Another operator decides.',
  CannotOverturn: 'This decision can no longer be taken back.',
}

interface DecideAppealDialogProps {
  line: AppealLine
  outcome: 'upheld' | 'overturned'
  onClose: () => void
}

export function DecideAppealDialog({ line, outcome, onClose }: DecideAppealDialogProps) {
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useDecideAppeal()
  const approves = outcome === 'overturned'
  return (
    <Dialog title={approves ? 'Approve this appeal?' : 'Deny this appeal?'} onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">
        {line.title}. {approves ? 'It is taken back immediately.' : 'It stays as it is, for good.'} The person reads what you write.
      </p>
      <div className="pbs-4">
        <TextBox label="Message to the person" maxLength={300} value={note} onChange={(change) => setNote(change.target.value)} />
      </div>
      <DialogFooter error={error && faultText(error, AppealReview.decide, words)} onClose={onClose}>
        <Button
          variant={approves ? 'primary' : 'stop'}
          disabled={isPending || note.trim() === ''}
          onClick={() => mutate({ id: line.id, outcome, note: note.trim() }, { onSuccess: onClose })}
          className="flex-1"
        >
          {approves ? 'Approve' : 'Deny'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
