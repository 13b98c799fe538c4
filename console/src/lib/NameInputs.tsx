import type { NameField } from '@nimbo/contract/operator'
import { Field } from '../ui/Field.tsx'
import { nameFieldList, nameFields } from './nameFields.ts'

interface NameInputsProps {
  names: Readonly<Record<NameField, string>>
  maxLength: number
  onChange: (changed: Partial<Record<NameField, string>>) => void
}

/** A field for the name in each language; the form lays them out. */
export function NameInputs({ names, maxLength, onChange }: NameInputsProps) {
  return nameFieldList.map((field) => (
    <Field
      key={field}
      label={nameFields[field].name}
      lang={nameFields[field].language}
      dir={field === 'name_ar' ? 'rtl' : 'ltr'}
      maxLength={maxLength}
      value={names[field]}
      onChange={(e) => onChange({ [field]: e.target.value })}
    />
  ))
}
