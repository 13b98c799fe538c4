import { refusalOf } from '@nimbo/contract'
import { Correction } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter, type Proof } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type CorrectionLine, useApproveCorrection, useRefuseCorrection } from './correction.queries.ts'
import { correctionText } from './correctionText.ts'

const decided = {
  NoSuchCorrection: 'Correction not found.',
  DecidedAlready: 'Someone has already approved or rejected this.',
  StepUpNeeded: '',
}
const words = {
  ...decided,
  ProposedByYou: 'Another operator has to approve this.',
  NotEnough: 'The balance no longer covers it.',
  NotReversible: 'This transaction can’t be reversed.',
  NothingToDo: 'This has already been done.',
}

interface DecideDialogProps {
  line: CorrectionLine
  approves: boolean
  onClose: () => void
  proof: Proof
}

export function DecideDialog({ line, approves, onClose, proof: Prove }: DecideDialogProps) {
  const [note, setNote] = useState('')
  const [approve, refuse] = [useApproveCorrection(), useRefuseCorrection()]
  const { mutate, isPending, error } = approves ? approve : refuse
  const decide = () => mutate({ id: line.id, note }, { onSuccess: onClose })
  const mustProve = error !== null && refusalOf(error, approves ? Correction.approve : Correction.refuse) === 'StepUpNeeded'
  const fault = error && (approves ? faultText(error, Correction.approve, words) : faultText(error, Correction.refuse, decided))
  const verb = approves ? 'Approve' : line.mine ? 'Cancel proposal' : 'Reject'
  return (
    <Dialog title={`${verb}: ${correctionText(line)}?`} onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">
        <bdi className="font-semibold text-text">{line.user_nicename}</bdi> · ID {line.uid}.{' '}
        {approves ? 'It takes effect immediately.' : 'Nothing changes.'}
      </p>
      <div className="pbs-4">
        <TextBox label="Note (optional)" maxLength={300} value={note} onChange={(change) => setNote(change.target.value)} />
      </div>
      <DialogFooter error={fault} onClose={onClose} proof={mustProve && <Prove onProved={decide} />}>
        <Button variant={approves ? 'primary' : 'stop'} disabled={isPending} onClick={decide} className="flex-1">
          {verb}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
