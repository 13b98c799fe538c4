import type { ComponentProps, KeyboardEvent } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { fieldInput, Labelled } from '../../../ui/Labelled.tsx'
import type { Validity } from './typedKey.ts'

type Typing = 'placeholder' | 'inputMode' | 'dir' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'maxLength'

interface CheckedFieldProps extends Pick<ComponentProps<'input'>, Typing> {
  label: string
  value: string
  onWrite: (text: string) => void
  validity?: Validity
  error?: string | undefined
  /** For what has to be compared to its last letter: it stands in two lines instead of running out of sight. */
  long?: boolean
}

/** One line of text, however many lines it is drawn in. */
function sendOnEnter(press: KeyboardEvent<HTMLTextAreaElement>): void {
  if (press.key !== 'Enter') return
  press.preventDefault()
  press.currentTarget.form?.requestSubmit()
}

/** A field that says at once when what stands in it is right. */
export function CheckedField({ label, value, onWrite, validity, error, long = false, ...rest }: CheckedFieldProps) {
  return (
    <Labelled label={label} error={error} tall={long}>
      {(control) => (
        <>
          {long ? (
            <textarea
              {...rest}
              {...control}
              rows={2}
              value={value}
              onChange={(event) => onWrite(event.target.value.replace(/\s/g, ''))}
              onKeyDown={sendOnEnter}
              className={`${fieldInput} tabular-nums resize-none py-2.5 break-all rtl:[&[dir=ltr]]:text-end`}
            />
          ) : (
            <input
              {...rest}
              {...control}
              value={value}
              onChange={(event) => onWrite(event.target.value)}
              className={`${fieldInput} tabular-nums rtl:[&[dir=ltr]]:text-end`}
            />
          )}
          {validity === 'good' && <Icon name="check" size={19} stroke={2.4} className="me-3.5 text-ok" />}
        </>
      )}
    </Labelled>
  )
}
