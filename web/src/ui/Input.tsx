import type { ComponentProps, ReactNode } from 'react'
import { fieldInput, Labelled } from './Labelled.tsx'

interface InputProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string
  start?: ReactNode
  end?: ReactNode
  error?: string | undefined
}

/** A field that says by its placeholder or its picture what belongs here. */
export function Input({ label, start, end, error, ...rest }: InputProps) {
  return (
    <Labelled label={label} spoken error={error}>
      {(control) => (
        <>
          {start && <span className="-me-1 flex-none ps-3.5 text-text-3">{start}</span>}
          <input
            {...rest}
            {...control}
            // A telephone field always reads left to right; in Arabic it still begins at the right.
            className={`${fieldInput} text-ellipsis rtl:[&[type=tel]]:text-end`}
          />
          {end && <span className="-ms-1 flex-none pe-3.5 text-text-3">{end}</span>}
        </>
      )}
    </Labelled>
  )
}
