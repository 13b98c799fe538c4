import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import './choices.css'

interface Choice<Key extends string> {
  key: Key
  label: ReactNode
  note?: ReactNode
}

interface ChoicesProps<Key extends string> {
  label: string
  choices: readonly Choice<Key>[]
  value: Key | undefined
  onChange: (key: Key) => void
  /** Boxes of one width, chips of their own, or rows of a panel with what each of them means. */
  variant: 'grid' | 'chips' | 'rows'
}

/** One of a few, all of them in sight. */
export function Choices<Key extends string>({ label, choices, value, onChange, variant }: ChoicesProps<Key>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value ?? null}
      onValueChange={(key) => key !== null && onChange(key)}
      className={`choices-${variant}`}
    >
      {choices.map((choice) => (
        <Radio.Root key={choice.key} value={choice.key} data-testid={`choice-${choice.key}`}>
          <span>
            {choice.label}
            {choice.note && <small>{choice.note}</small>}
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
