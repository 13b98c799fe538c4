import { useLingui } from '@lingui/react/macro'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { refusalText } from '../../lib/refusalText.ts'
import { canRegister, credentialsOf, sameCredentials } from './login.state.ts'
import type { Country, RegisterFields } from './login.state.ts'
import { useSignIn } from './login.queries.ts'
import type { SetPassword } from './login.queries.ts'

const empty: RegisterFields = { phone: '', code: '', password: '', confirmation: '' }

/** The form of a new password; whoever has set one is signed in with it. */
export function useNewPassword(country: Country | undefined, setPassword: SetPassword, onSignedIn: () => void) {
  const { t } = useLingui()
  const form = useForm<RegisterFields>({ defaultValues: empty })
  const { control, handleSubmit, setError } = form
  const { errors, isSubmitting } = useFormState({ control })
  const watched = useWatch({ control })
  const signIn = useSignIn()
  const submit = handleSubmit(async (fields) => {
    if (!country || !canRegister(fields, country)) return
    const credentials = credentialsOf(fields, country)
    try {
      // When only signing in failed, pressing again must not spend the code a second time.
      if (!sameCredentials(credentials, setPassword.data)) await setPassword.mutateAsync({ fields, country })
      await signIn.mutateAsync(credentials)
      onSignedIn()
    } catch (error) {
      setError('root', { message: refusalText(error) ?? t`Loading failed` })
    }
  })
  return { form, submit, ready: canRegister({ ...empty, ...watched }, country), busy: isSubmitting, failure: errors.root?.message }
}
