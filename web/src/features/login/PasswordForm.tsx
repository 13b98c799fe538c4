import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useForm, useFormState, useWatch } from 'react-hook-form'
import { refusalText } from '../../lib/refusalText.ts'
import { Button } from '../../ui/Button.tsx'
import { CountryField } from './CountryField.tsx'
import { canSignIn, guessCountry, phoneDigits } from './login.state.ts'
import type { Country, LoginFields } from './login.state.ts'
import { useCountries, useSignIn } from './login.queries.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { PhoneInput } from './PhoneInput.tsx'

export function PasswordForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { country, choose } = useCountry()
  const { control, submit, ready, busy, failure } = usePasswordForm(country, onSignedIn)
  const phone = useController({ control, name: 'phone' }).field
  const password = useController({ control, name: 'password' }).field
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="px-5 pbs-4.5 pbe-[calc(var(--safe-bottom)+var(--s6))]">
      <div className="flex flex-col gap-2.5">
        <div className="flex gap-2">
          <CountryField country={country} onChoose={choose} />
          <PhoneInput value={phone.value} onChange={(typed) => phone.onChange(phoneDigits(typed))} />
        </div>
        <PasswordInput value={password.value} onChange={password.onChange} />
      </div>
      <p role="alert" className="t-cap min-h-9 px-1 pbs-2 pbe-2.5 text-danger">
        {failure}
      </p>
      <Button type="submit" size="xl" block disabled={!ready} busy={busy}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  )
}

function usePasswordForm(country: Country | undefined, onSignedIn: () => void) {
  const { t } = useLingui()
  const { control, handleSubmit, setError } = useForm<LoginFields>({ defaultValues: { phone: '', password: '' } })
  const { errors, isSubmitting } = useFormState({ control })
  const { phone = '', password = '' } = useWatch({ control })
  const { mutateAsync } = useSignIn()
  const submit = handleSubmit(async (fields) => {
    if (!country || !canSignIn(fields, country)) return
    try {
      await mutateAsync({ country_code: country.tel, user_login: fields.phone, user_pass: fields.password })
      onSignedIn()
    } catch (error) {
      setError('root', { message: refusalText(error) ?? t`Loading failed` })
    }
  })
  return { control, submit, ready: canSignIn({ phone, password }, country), busy: isSubmitting, failure: errors.root?.message }
}

/** The guess is only a guess: whatever the person chose stands. */
function useCountry() {
  const { data: sections = [] } = useCountries()
  const [chosen, choose] = useState<Country>()
  return { country: chosen ?? guessCountry(sections, navigator.language), choose }
}
