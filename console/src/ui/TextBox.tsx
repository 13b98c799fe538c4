import { fieldInput, Labelled } from '@nimbo/web/ui/Labelled.tsx'
import type { TextareaHTMLAttributes } from 'react'

interface TextBoxProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
}

export function TextBox({ label, ...box }: TextBoxProps) {
  return (
    <Labelled label={label} tall>
      {(control) => <textarea {...box} {...control} rows={3} className={`${fieldInput} resize-y py-3`} />}
    </Labelled>
  )
}
