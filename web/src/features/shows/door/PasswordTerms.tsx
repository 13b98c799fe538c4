import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import type { DoorFault } from './roomEntry.ts'

interface PasswordTermsProps {
  fault: DoorFault | undefined
  busy: boolean
  onTry: (password: string) => void
}

export function PasswordTerms({ fault, busy, onTry }: PasswordTermsProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const error = fault === 'wrong' ? t`Wrong password` : fault === 'tooMany' ? t`Too many attempts. Try again in a few minutes.` : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (password.trim() !== '' && !busy) onTry(password.trim())
  }
  return (
    <form onSubmit={submit} className="door-password">
      <img src="/art/room-password.svg" alt="" className="door-mark" />
      <h2>
        <Trans>This live is password-protected</Trans>
      </h2>
      <p>
        <Trans>Ask the host for the password.</Trans>
      </p>
      <div className="flex text-start">
        <Input
          label={t`Room password`}
          placeholder={t`Room password`}
          data-testid="room-password"
          start={<Icon name="lock" />}
          error={error}
          value={password}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <Button type="submit" size="xl" block busy={busy} disabled={password.trim() === ''} data-testid="room-password-enter">
        <Trans>Join</Trans>
      </Button>
    </form>
  )
}
