import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useForm, useFormState, useWatch } from 'react-hook-form'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { canChangePassword } from './login.state.ts'
import type { ChangeFields } from './login.state.ts'
import { useChangePassword } from './login.queries.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { PasswordInput } from './PasswordInput.tsx'

const empty: ChangeFields = { old: '', password: '', confirmation: '' }

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { control, submit, ready, busy, failure } = useChangeForm(onDone)
  const old = useController({ control, name: 'old' }).field
  const password = useController({ control, name: 'password' }).field
  const confirmation = useController({ control, name: 'confirmation' }).field
  const [shown, setShown] = useState(false)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-2.5 px-4 pbs-4">
      <PasswordInput
        label={t`Current password`}
        autoComplete="current-password"
        value={old.value}
        onChange={old.onChange}
        shown={shown}
        onShow={setShown}
      />
      <NewPasswordFields label={t`New password`} password={password} confirmation={confirmation} />
      <p role="alert" className="t-cap px-1 text-danger empty:hidden">
        {failure}
      </p>
      <div className="pbs-2">
        <Button type="submit" size="xl" block disabled={!ready} busy={busy}>
          <Trans>Set new password</Trans>
        </Button>
      </div>
    </form>
  )
}

function useChangeForm(onDone: () => void) {
  const { t } = useLingui()
  const { control, handleSubmit, setError } = useForm<ChangeFields>({ defaultValues: empty })
  const { errors, isSubmitting } = useFormState({ control })
  const fields = { ...empty, ...useWatch({ control }) }
  const { mutateAsync } = useChangePassword()
  const submit = handleSubmit(async (filled) => {
    if (!canChangePassword(filled)) return
    try {
      await mutateAsync(filled)
    } catch (error) {
      return setError('root', { message: refusalText(error) ?? t`Something went wrong. Try again.` })
    }
    onDone()
  })
  return { control, submit, ready: canChangePassword(fields), busy: isSubmitting, failure: errors.root?.message }
}
