import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Input } from '../../../ui/Input.tsx'

const longestPassword = 128

interface PasswordInputProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (typed: string) => void
  shown: boolean
  /** Absent where another field's eye shows this one too. */
  onShow?: (shown: boolean) => void
  error?: string | undefined
}

export function PasswordInput({ label, autoComplete, value, onChange, shown, onShow, error }: PasswordInputProps) {
  const { t } = useLingui()
  return (
    <Input
      label={label}
      placeholder={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      maxLength={longestPassword}
      value={value}
      onChange={(change) => onChange(change.target.value)}
      error={error}
      start={<Icon name="lock" />}
      end={
        onShow && (
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            size={30}
            label={shown ? t`Hide password` : t`Show password`}
            aria-pressed={shown}
            onClick={() => onShow(!shown)}
          />
        )
      }
    />
  )
}
