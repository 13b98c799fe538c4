import { fieldInput, Labelled } from '@nimbo/web/ui/Labelled.tsx'
import type { InputHTMLAttributes } from 'react'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
}

export function Field({ label, hint, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint}>
      {(control) => <input {...input} {...control} className={fieldInput} />}
    </Labelled>
  )
}
