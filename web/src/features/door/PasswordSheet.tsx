import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Input } from '../../ui/Input.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PasswordFault } from './useRoomEntry.ts'

interface PasswordSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  fault: PasswordFault | undefined
  busy: boolean
  onTry: (password: string) => void
}

export function PasswordSheet({ open, onOpenChange, fault, busy, onTry }: PasswordSheetProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const faults: Record<PasswordFault, string> = { wrong: t`Wrong password`, tooMany: t`Too many attempts. Try again in a few minutes.` }
  const error = fault && faults[fault]
  function submit(event: FormEvent) {
    event.preventDefault()
    if (password.trim() !== '' && !busy) onTry(password.trim())
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`This live is password-protected`}>
      <form onSubmit={submit} className="flex flex-col gap-3 px-4 pbs-1 pbe-2">
        <p className="t-sub text-text-2">
          <Trans>Ask the host for the password.</Trans>
        </p>
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
        <Button type="submit" size="xl" block busy={busy} disabled={password.trim() === ''} data-testid="room-password-enter">
          <Trans>Join</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
