import { refusalOf } from '@nimbo/contract'
import { Payout } from '@nimbo/contract/operator'
import { useState } from 'react'
import { currencyText } from '../../lib/currencyText.ts'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter, type Proof } from '../../ui/Dialog.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { type Detail, useApprove } from './payout.queries.ts'
import { wayNames } from './payoutNames.ts'

const words = {
  NoSuchWithdrawal: 'Withdrawal not found.',
  DecidedAlready: 'Someone has already approved or rejected this.',
  SignedAlready: 'You’ve already approved this.',
  LedgerBroken: 'Ledger mismatch: all payouts are blocked until it’s fixed. Contact on-call.',
  StepUpNeeded: '',
  Contested: 'A payment behind these tickets is on hold or disputed now. Reject it, or wait until that’s settled.',
  Frozen: 'This person’s wallet is frozen.',
  OwesCoins: 'This person owes coins. Nothing is paid out until the debt is repaid or written off.',
}

interface ApproveDialogProps {
  detail: Detail
  onClose: () => void
  proof: Proof
}

export function ApproveDialog({ detail, onClose, proof: Prove }: ApproveDialogProps) {
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useApprove()
  const last = detail.needed - detail.signed <= 1
  const amount = currencyText(detail.money, detail.currency)
  const approve = () => mutate({ id: detail.id, note }, { onSuccess: onClose })
  const mustProve = error !== null && refusalOf(error, Payout.approve) === 'StepUpNeeded'
  return (
    <Dialog title={last ? `Pay ${amount}?` : `Approve ${amount}?`} onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">
        To <bdi className="font-semibold break-all text-text">{detail.holder}</bdi> by {wayNames[detail.type]},{' '}
        <bdi className="font-semibold break-all text-text">{detail.destination}</bdi>.{' '}
        {last ? 'It’s sent immediately and can’t be reversed.' : 'Nothing is paid until a second person approves.'}
      </p>
      <div className="pbs-4">
        <TextBox label="Approval note (optional)" maxLength={300} value={note} onChange={(change) => setNote(change.target.value)} />
      </div>
      <DialogFooter
        error={error && faultText(error, Payout.approve, words)}
        onClose={onClose}
        proof={mustProve && <Prove onProved={approve} />}
      >
        <Button variant="primary" disabled={isPending} onClick={approve} className="flex-1">
          {last ? `Approve and pay ${amount}` : 'Approve'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
