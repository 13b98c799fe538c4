import { useLingui } from '@lingui/react/macro'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { refusalText } from '../../../lib/refusalText.ts'
import { canRegister, credentialsOf, sameCredentials } from './login.state.ts'
import type { Country, RegisterFields } from './login.state.ts'
import type { SetPassword } from './login.queries.ts'
import { useSigningIn } from './useSigningIn.ts'

const empty: RegisterFields = { phone: '', code: '', password: '', confirmation: '' }

/** Form state of a new password; setting one signs in. */
export function useNewPassword(country: Country | undefined, setPassword: SetPassword, onSignedIn: () => void) {
  const { t } = useLingui()
  const form = useForm<RegisterFields>({ defaultValues: empty })
  const { control, handleSubmit, setError } = form
  const { errors, isSubmitting } = useFormState({ control })
  const fields = { ...empty, ...useWatch({ control }) }
  const fail = (message: string) => setError('root', { message })
  const signing = useSigningIn(onSignedIn, fail)
  const submit = handleSubmit(async (filled) => {
    if (!country || !canRegister(filled, country)) return
    const credentials = credentialsOf(filled, country)
    try {
      // Unchanged credentials mean that only signing in failed: pressing again must not spend the code a second time.
      if (!sameCredentials(credentials, setPassword.data)) await setPassword.mutateAsync({ fields: filled, country })
    } catch (error) {
      return fail(refusalText(error) ?? t`Something went wrong. Try again.`)
    }
    await signing.signIn(credentials)
  })
  return {
    form,
    submit,
    signing,
    restoring: country !== undefined && signing.restoring(credentialsOf(fields, country)),
    ready: canRegister(fields, country),
    busy: isSubmitting,
    failure: errors.root?.message,
  }
}
