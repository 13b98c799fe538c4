import { Label, type NameField } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { nameFieldList, noNames } from '../../lib/nameFields.ts'
import { NameInputs } from '../../lib/NameInputs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { type LabelLine, useCreate, useEdit } from './label.queries.ts'

type Draft = Record<NameField, string> & { colour: string; position: string }
const empty: Draft = {
  ...noNames,
  colour: '#7048e8',
  position: '0',
}
const words = { NoSuchLabel: 'It is gone.', Full: 'Sixty are on offer. Retire one first.' }

/** A new impression, or another wording of one. */
export function LabelDialog({ line, onClose }: { line?: LabelLine; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>(line ? { ...line, position: String(line.position) } : empty)
  const [create, edit] = [useCreate(), useEdit()]
  const error = create.error ?? edit.error
  const isComplete = nameFieldList.every((field) => draft[field].trim() !== '') && /^\d{1,4}$/.test(draft.position)
  const fields = () => {
    const names = Object.fromEntries(nameFieldList.map((field) => [field, draft[field].trim()])) as Record<NameField, string>
    return { ...names, colour: draft.colour, position: Number(draft.position) }
  }
  const save = () =>
    line ? edit.mutate({ id: line.id, ...fields() }, { onSuccess: onClose }) : create.mutate(fields(), { onSuccess: onClose })
  return (
    <Dialog title={line ? 'Change this impression' : 'Add an impression'} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3 pbs-4 min-[560px]:grid-cols-2">
        <NameInputs names={draft} maxLength={24} onChange={(changed) => setDraft({ ...draft, ...changed })} />
        <Field label="Colour" type="color" value={draft.colour} onChange={(e) => setDraft({ ...draft, colour: e.target.value })} />
        <Field
          label="Order"
          inputMode="numeric"
          maxLength={4}
          value={draft.position}
          onChange={(e) => setDraft({ ...draft, position: e.target.value.trim() })}
        />
      </div>
      <DialogFooter error={error && faultText(error, line ? Label.change : Label.create, words)} onClose={onClose}>
        <Button variant="primary" disabled={!isComplete || create.isPending || edit.isPending} onClick={save} className="flex-1">
          Save
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
