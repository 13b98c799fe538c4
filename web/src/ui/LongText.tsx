import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

interface LongTextProps extends Omit<ComponentProps<'textarea'>, 'className' | 'value' | 'onChange' | 'maxLength'> {
  value: string
  maxLength: number
  onChange: (text: string) => void
}

/** Several lines in a person's own words, with how much of the room for them is used. */
export function LongText({ value, maxLength, onChange, ...rest }: LongTextProps) {
  const { t, i18n } = useLingui()
  const written = i18n.number(value.length)
  const most = i18n.number(maxLength)
  return (
    <div className="rounded-md bg-raised px-3.5 pbs-3 pbe-2 shadow-line-strong focus-within:shadow-focus">
      <textarea
        {...rest}
        value={value}
        maxLength={maxLength}
        onChange={(change) => onChange(change.target.value)}
        className="t-input block w-full resize-none bg-transparent outline-none placeholder:text-text-3"
      />
      <p className="t-cap text-end text-text-3 tabular-nums">
        <span aria-hidden="true">
          {written}/{most}
        </span>
        <span className="sr-only">{t`${written} of ${most} characters`}</span>
      </p>
    </div>
  )
}
