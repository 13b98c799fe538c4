import { useId } from 'react'
import type { ReactNode } from 'react'

/** Attributes of a control inside, so that it is found by its label and its fault is spoken. */
export interface LabelledControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Style of a control inside its frame. */
export const fieldInput = 't-input h-full min-w-0 flex-1 rounded-md bg-transparent px-3.5 outline-none placeholder:text-text-3'

interface LabelledProps {
  label: string
  /** The label is spoken, not drawn: the placeholder or a picture in the frame shows what belongs here. */
  spoken?: boolean
  /** At the end of the label's line, as a counter. */
  end?: ReactNode
  /** Help before typing. */
  hint?: string | undefined
  error?: string | undefined
  tall?: boolean
  children: (control: LabelledControl) => ReactNode
}

/** The one frame of everything that is filled in: its label, what to mind and what was wrong. */
export function Labelled({ label, spoken = false, end, hint, error, tall = false, children }: LabelledProps) {
  const id = useId()
  const frame = error ? 'shadow-[inset_0_0_0_1.8px_var(--danger)]' : 'shadow-line-strong focus-within:shadow-focus'
  const told = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={`min-w-0 ${spoken ? 'relative flex-1' : ''}`}>
      <div className={spoken ? 'sr-only' : 't-sub flex justify-between gap-3 pbe-[5px] text-text-2'}>
        <label htmlFor={id}>{label}</label>
        {end}
      </div>
      <div className={`t-input flex items-center rounded-md bg-raised text-text ${tall ? 'min-h-12' : spoken ? 'h-13' : 'h-12'} ${frame}`}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': told })}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="t-cap px-1 pbs-1.5 text-danger">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="t-cap px-1 pbs-1.5 text-text-3">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
