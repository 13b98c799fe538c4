import { Trans } from '@lingui/react/macro'
import type { ModeFormProps } from './login.state.ts'
import { useForgotCode, useResetPassword } from './login.queries.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

export function ForgotForm(props: ModeFormProps) {
  return (
    <NewPasswordForm {...props} sendCode={useForgotCode()} setPassword={useResetPassword()}>
      <Trans>Set new password</Trans>
    </NewPasswordForm>
  )
}
