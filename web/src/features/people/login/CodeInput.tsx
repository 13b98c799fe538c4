import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { codeDigits } from './login.state.ts'

interface CodeInputProps {
  ref: Ref<HTMLInputElement>
  value: string
  onChange: (code: string) => void
  /** Seconds until another code may be asked for. */
  left: number
  busy: boolean
  onGetCode: () => void
  error?: string | undefined
}

export function CodeInput({ ref, value, onChange, left, busy, onGetCode, error }: CodeInputProps) {
  const { t } = useLingui()
  return (
    <Input
      ref={ref}
      label={t`Code`}
      placeholder={t`Code`}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(change) => onChange(codeDigits(change.target.value))}
      error={error}
      start={<Icon name="message" />}
      end={
        <button
          type="button"
          data-testid="get-code"
          disabled={left > 0}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onGetCode}
          className="hit-44 text-[14px] leading-5 font-bold whitespace-nowrap text-accent tabular-nums disabled:text-text-3 aria-busy:text-text-3"
        >
          {left > 0 ? <Trans>Resend ({left} s)</Trans> : <Trans>Get code</Trans>}
        </button>
      }
    />
  )
}
