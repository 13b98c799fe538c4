import { type TextareaHTMLAttributes, useId } from 'react'

interface TextBoxProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
}

export function TextBox({ label, ...box }: TextBoxProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="t-sub block pbe-1.5 text-text-2">
        {label}
      </label>
      <textarea
        {...box}
        id={id}
        rows={3}
        className="t-input block w-full resize-y rounded-md bg-raised px-4 py-3 shadow-line-strong placeholder:text-text-3"
      />
    </div>
  )
}
