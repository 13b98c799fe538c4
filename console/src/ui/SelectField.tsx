import { fieldInput, Labelled } from '@nimbo/web/ui/Labelled.tsx'
import type { SelectHTMLAttributes } from 'react'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
}

/** Its options are its children. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  return <Labelled label={label}>{(control) => <select {...select} {...control} className={fieldInput} />}</Labelled>
}
