import { Sanction } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type SanctionLine, useLift } from './sanction.queries.ts'

const words = { NoSuchSanction: 'Sanction not found.', NotActive: 'It has already ended.' }

export function LiftDialog({ line, onClose }: { line: SanctionLine; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useLift()
  return (
    <Dialog title="Lift this sanction?" onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">
        <bdi className="font-semibold text-text">{line.user_nicename}</bdi> · ID {line.uid}. It ends immediately, and they’re told.
      </p>
      <div className="pbs-4">
        <TextBox
          label="Note for other operators (optional)"
          maxLength={300}
          value={note}
          onChange={(change) => setNote(change.target.value)}
        />
      </div>
      <DialogFooter error={error && faultText(error, Sanction.lift, words)} onClose={onClose}>
        <Button
          variant="primary"
          disabled={isPending}
          onClick={() => mutate({ id: line.id, note }, { onSuccess: onClose })}
          className="flex-1"
        >
          Lift
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
