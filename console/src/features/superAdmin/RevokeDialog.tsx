import { refusalOf } from '@nimbo/contract'
import { SuperAdmin } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter, type Proof } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type SuperAdminLine, useRevoke } from './superAdmin.queries.ts'

const words = { NotSuperAdmin: 'This person is no longer a super-admin.', StepUpNeeded: '' }

interface RevokeDialogProps {
  line: SuperAdminLine
  onClose: () => void
  proof: Proof
}

export function RevokeDialog({ line, onClose, proof: Prove }: RevokeDialogProps) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useRevoke()
  const revoke = () => mutate({ touid: line.uid, reason: reason.trim() }, { onSuccess: onClose })
  const mustProve = error !== null && refusalOf(error, SuperAdmin.revoke) === 'StepUpNeeded'
  return (
    <Dialog title="Remove this super-admin?" onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">
        <bdi className="font-semibold text-text">{line.user_nicename}</bdi> · ID {line.uid}. It takes effect immediately. What they decided
        stays.
      </p>
      <div className="pbs-4">
        <TextBox label="Reason" maxLength={300} value={reason} onChange={(change) => setReason(change.target.value)} />
      </div>
      <DialogFooter
        error={error && faultText(error, SuperAdmin.revoke, words)}
        onClose={onClose}
        proof={mustProve && <Prove onProved={revoke} />}
      >
        <Button variant="stop" disabled={isPending || reason.trim() === ''} onClick={revoke} className="flex-1">
          Remove
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
