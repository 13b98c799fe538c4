import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

interface InputProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string
  start?: ReactNode
  end?: ReactNode
  error?: string | undefined
}

/** The label is spoken, not drawn: the placeholder or the start slot shows what belongs here. */
export function Input({ label, start, end, error, ...rest }: InputProps) {
  const id = useId()
  const frame = error ? 'shadow-[inset_0_0_0_1.8px_var(--danger)]' : 'shadow-line-strong focus-within:shadow-focus'
  return (
    <div className="min-w-0 flex-1">
      <div className={`t-input flex h-13 items-center gap-2.5 rounded-md bg-raised px-3.5 text-text ${frame}`}>
        {start && <span className="flex-none text-text-3">{start}</span>}
        <input
          {...rest}
          id={id}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          // A telephone field always reads left to right; in Arabic it still begins at the right.
          className="t-input h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none rtl:[&[type=tel]]:text-end"
        />
        {end && <span className="flex-none text-text-3">{end}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="t-cap px-1 pbs-1.5 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
