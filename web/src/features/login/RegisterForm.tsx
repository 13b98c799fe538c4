import { Trans } from '@lingui/react/macro'
import type { ModeFormProps } from './login.state.ts'
import { useRegister, useRegisterCode } from './login.queries.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

export function RegisterForm(props: ModeFormProps) {
  return (
    <NewPasswordForm {...props} agreement sendCode={useRegisterCode()} setPassword={useRegister()}>
      <Trans>Create account</Trans>
    </NewPasswordForm>
  )
}
