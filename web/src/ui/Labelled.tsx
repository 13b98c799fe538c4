import { useId } from 'react'
import type { ReactNode } from 'react'

/** What a control inside has to carry so that it is found by its label and its fault is spoken. */
export interface LabelledControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface LabelledProps {
  label: string
  /** At the end of the label's line, as a counter. */
  end?: ReactNode
  error?: string | undefined
  tall?: boolean
  children: (control: LabelledControl) => ReactNode
}

/** A form field with its label above it. */
export function Labelled({ label, end, error, tall = false, children }: LabelledProps) {
  const id = useId()
  const frame = error ? 'shadow-[inset_0_0_0_1.8px_var(--danger)]' : 'shadow-line-strong focus-within:shadow-focus'
  return (
    <div className="min-w-0">
      <div className="t-sub flex justify-between gap-3 pbe-[5px] text-text-2">
        <label htmlFor={id}>{label}</label>
        {end}
      </div>
      <div className={`t-input flex items-center rounded-md bg-raised text-text ${tall ? 'min-h-12' : 'h-12'} ${frame}`}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined })}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="t-cap px-1 pbs-1.5 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
