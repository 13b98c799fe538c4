import { refusalOf } from '@nimbo/contract'
import { Correction, type CorrectionKind, correctionKinds } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter, type Proof } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import { usePropose } from './correction.queries.ts'
import { kindNames } from './correctionText.ts'

const words = {
  NoSuchPerson: 'Nobody has this ID.',
  NoSuchTransfer: 'This person has no such transaction.',
  StepUpNeeded: '',
  Incomplete: 'Fill in everything this correction needs.',
}

const empty = {
  kind: 'adjustment' as CorrectionKind,
  uid: '',
  asset: 'coin' as 'coin' | 'vote',
  amount: '',
  transfer: '',
  ref: '',
  reason: '',
}
type Draft = typeof empty

/** True when every field its kind needs is filled. */
function isComplete({ kind, uid, amount, transfer, ref, reason }: Draft): boolean {
  if (!/^\d+$/.test(uid) || ref.trim() === '' || reason.trim() === '') return false
  if (kind === 'reversal') return /^\d+$/.test(transfer)
  return kind === 'adjustment' ? /^-?[1-9]\d*$/.test(amount) : kind !== 'write_off' || /^[1-9]\d*$/.test(amount)
}

interface ProposeDialogProps {
  onClose: () => void
  proof: Proof
}

export function ProposeDialog({ onClose, proof: Prove }: ProposeDialogProps) {
  const [draft, setDraft] = useState(empty)
  // One proposal, however often it is sent.
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = usePropose()
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const { kind, uid, asset, amount, transfer, ref, reason } = draft
  const needsAmount = kind === 'adjustment' || kind === 'write_off'
  const propose = () =>
    mutate(
      {
        kind,
        touid: Number(uid),
        asset: kind === 'adjustment' ? asset : '',
        amount: needsAmount ? Number(amount) : 0,
        transfer: kind === 'reversal' ? transfer : '',
        ref,
        reason,
        client_request_id: key,
      },
      { onSuccess: onClose },
    )
  const mustProve = error !== null && refusalOf(error, Correction.propose) === 'StepUpNeeded'
  return (
    <Dialog title="Propose a correction" onClose={onClose}>
      <p className="t-sub mbs-1 text-text-2">Nothing changes until another operator approves it. The person sees it in their statement.</p>
      <div className="flex flex-col gap-3 pbs-4">
        <Choice label="Correction" value={kind} names={kindNames} all={correctionKinds} onChange={(next) => set({ kind: next })} />
        <Field label="Person ID" inputMode="numeric" value={uid} onChange={(e) => set({ uid: e.target.value.trim() })} />
        {kind === 'adjustment' && (
          <Choice
            label="Of"
            value={asset}
            names={{ coin: 'Coins', vote: 'Tickets' }}
            all={['coin', 'vote']}
            onChange={(next) => set({ asset: next })}
          />
        )}
        {needsAmount && (
          <Field
            label={kind === 'adjustment' ? 'Amount, negative to take away' : 'Coins'}
            value={amount}
            onChange={(e) => set({ amount: e.target.value.trim() })}
          />
        )}
        {kind === 'reversal' && (
          <Field
            label="Transaction number"
            inputMode="numeric"
            value={transfer}
            onChange={(e) => set({ transfer: e.target.value.trim() })}
          />
        )}
        <Field
          label="Reference"
          hint="An order, a withdrawal or a transaction"
          maxLength={120}
          value={ref}
          onChange={(e) => set({ ref: e.target.value })}
        />
        <TextBox label="Reason" maxLength={300} value={reason} onChange={(e) => set({ reason: e.target.value })} />
      </div>
      <DialogFooter
        error={error && faultText(error, Correction.propose, words)}
        onClose={onClose}
        proof={mustProve && <Prove onProved={propose} />}
      >
        <Button variant="primary" disabled={isPending || !isComplete(draft)} onClick={propose} className="flex-1">
          Propose
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  value: T
  names: Record<T, string>
  all: readonly T[]
  onChange: (value: T) => void
}

function Choice<T extends string>({ label, value, names, all, onChange }: ChoiceProps<T>) {
  return (
    <SelectField label={label} value={value} onChange={(change) => onChange(change.target.value as T)}>
      {all.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </SelectField>
  )
}
