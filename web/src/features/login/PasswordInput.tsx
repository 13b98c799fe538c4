import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Input } from '../../ui/Input.tsx'

const longestPassword = 128

export function PasswordInput({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <Input
      label={t`Password`}
      placeholder={t`Password`}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={longestPassword}
      value={value}
      onChange={(change) => onChange(change.target.value)}
      start={<Icon name="lock" />}
      end={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          size={30}
          label={shown ? t`Hide password` : t`Show password`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
