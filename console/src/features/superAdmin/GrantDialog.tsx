import { refusalOf } from '@nimbo/contract'
import { SuperAdmin } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter, type Proof } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { useGrant, usePerson } from './superAdmin.queries.ts'

const words = { NoSuchPerson: 'No account has this ID.', StepUpNeeded: '' }

interface GrantDialogProps {
  onClose: () => void
  proof: Proof
}

export function GrantDialog({ onClose, proof: Prove }: GrantDialogProps) {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const uid = Number(typed)
  const person = usePerson(uid)
  const { mutate, isPending, error } = useGrant()
  const grant = () => mutate({ touid: uid, reason: reason.trim() }, { onSuccess: onClose })
  const mustProve = error !== null && refusalOf(error, SuperAdmin.grant) === 'StepUpNeeded'
  const ready = person.data !== undefined && person.data.issuper === 0 && reason.trim() !== ''
  return (
    <Dialog title="Add a super-admin" onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">They can close lives, ban hosts and suspend accounts in every room of the app.</p>
      <div className="flex flex-col gap-3 pbs-4">
        <Field label="Person ID" inputMode="numeric" value={typed} onChange={(e) => setTyped(e.target.value.replace(/\D/g, ''))} />
        <p role="status" className="t-sub text-text-2 empty:hidden">
          {person.data && (
            <>
              <bdi className="font-semibold text-text">{person.data.user_nicename}</bdi>, level {person.data.level}
              {person.data.issuper === 1 && '. Already a super-admin.'}
              {person.data.disabled === 1 && '. This account is suspended.'}
            </>
          )}
          {person.error && faultText(person.error, SuperAdmin.getPerson, { NoSuchPerson: words.NoSuchPerson })}
        </p>
        <TextBox label="Reason" maxLength={300} value={reason} onChange={(e) => setReason(e.target.value)} />
      </div>
      <DialogFooter
        error={error && faultText(error, SuperAdmin.grant, words)}
        onClose={onClose}
        proof={mustProve && <Prove onProved={grant} />}
      >
        <Button variant="primary" disabled={isPending || !ready} onClick={grant} className="flex-1">
          Make super-admin
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
