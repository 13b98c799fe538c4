import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import type { Proving } from './useProof.ts'

export function PasswordProof({ proof: { prove, busy, failure } }: { proof: Proving }) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !busy) void prove({ user_pass: password })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <p className="text-text-2">
        <Trans>Enter your password to continue.</Trans>
      </p>
      <PasswordInput
        label={t`Password`}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        shown={shown}
        onShow={setShown}
        error={failure}
      />
      <Button type="submit" size="xl" block disabled={password === ''} busy={busy}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  )
}
