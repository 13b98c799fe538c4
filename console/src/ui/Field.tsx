import { type InputHTMLAttributes, useId } from 'react'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
}

export function Field({ label, hint, ...input }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="t-sub block pbe-1.5 text-text-2">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="t-input h-12 w-full rounded-md bg-raised px-4 shadow-line-strong placeholder:text-text-3"
      />
      {hint && (
        <p id={`${id}-hint`} className="t-cap pbs-1.5 text-text-3">
          {hint}
        </p>
      )}
    </div>
  )
}
