import { Payout } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type Detail, useNote } from './payout.queries.ts'

const words = { NoSuchWithdrawal: 'Withdrawal not found.' }

export function NoteDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useNote()
  return (
    <Dialog title={`Note on ${detail.no}`} onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">Visible to operators only. The host never sees it.</p>
      <div className="pbs-4">
        <TextBox label="Note" maxLength={300} value={note} onChange={(change) => setNote(change.target.value)} />
      </div>
      <DialogFooter error={error && faultText(error, Payout.note, words)} onClose={onClose}>
        <Button
          variant="primary"
          disabled={isPending || note.trim() === ''}
          onClick={() => mutate({ id: detail.id, note }, { onSuccess: onClose })}
          className="flex-1"
        >
          Save note
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
