import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Labelled } from '../../ui/Labelled.tsx'
import type { Standing } from './typedKey.ts'

interface CheckedFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange'> {
  label: string
  value: string
  onWrite: (text: string) => void
  standing?: Standing
  error?: string | undefined
  end?: ReactNode
}

/** A field that says at once when what stands in it is right. */
export function CheckedField({ label, value, onWrite, standing, error, end, ...rest }: CheckedFieldProps) {
  return (
    <Labelled label={label} error={error}>
      {(control) => (
        <>
          <input
            {...rest}
            {...control}
            value={value}
            onChange={(event) => onWrite(event.target.value)}
            className="t-input h-full min-w-0 flex-1 rounded-md bg-transparent px-3.5 tabular-nums outline-none placeholder:text-text-3 rtl:[&[dir=ltr]]:text-end"
          />
          {standing === 'good' && <Icon name="check" size={19} stroke={2.4} className="me-3.5 text-ok" />}
          {end}
        </>
      )}
    </Labelled>
  )
}
