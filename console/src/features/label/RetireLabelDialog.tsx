import { Label } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type LabelLine, useRetire } from './label.queries.ts'

const words = { NoSuchLabel: 'It was retired already.' }

export function RetireLabelDialog({ line, onClose }: { line: LabelLine; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useRetire()
  return (
    <Dialog title="Retire this impression?" onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">
        <bdi className="font-semibold text-text">{line.name_en}</bdi>. Nobody can choose it any more and profiles no longer show it. You can
        bring it back.
      </p>
      <div className="pbs-4">
        <TextBox label="Reason (optional)" maxLength={300} value={reason} onChange={(change) => setReason(change.target.value)} />
      </div>
      <DialogFooter error={error && faultText(error, Label.retire, words)} onClose={onClose}>
        <Button
          variant="stop"
          disabled={isPending}
          onClick={() => mutate({ id: line.id, reason: reason.trim() }, { onSuccess: onClose })}
          className="flex-1"
        >
          Retire
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
