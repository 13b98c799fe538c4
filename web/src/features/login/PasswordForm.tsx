import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useForm, useFormState, useWatch } from 'react-hook-form'
import { refusalText } from '../../lib/refusalText.ts'
import { CountryField } from './CountryField.tsx'
import { FormEnd } from './FormEnd.tsx'
import { canSignIn, credentialsOf, phoneDigits } from './login.state.ts'
import type { Country, LoginFields, ModeFormProps } from './login.state.ts'
import { useSignIn } from './login.queries.ts'
import { ModeLink } from './ModeLink.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { ThirdButtons } from './ThirdButtons.tsx'
import { useCountry } from './useCountry.ts'

export function PasswordForm({ onSignedIn, onMode, nativeSignIn }: ModeFormProps) {
  const { t } = useLingui()
  const { country, choose } = useCountry()
  const { control, submit, ready, busy, failure } = usePasswordForm(country, onSignedIn)
  const phone = useController({ control, name: 'phone' }).field
  const password = useController({ control, name: 'password' }).field
  const [shown, setShown] = useState(false)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="px-5 pbs-4.5 pbe-[calc(var(--safe-bottom)+var(--s6))]">
      <div className="flex flex-col gap-2.5">
        <div className="flex gap-2">
          <CountryField country={country} onChoose={choose} />
          <PhoneInput value={phone.value} onChange={(typed) => phone.onChange(phoneDigits(typed))} />
        </div>
        <PasswordInput
          label={t`Password`}
          autoComplete="current-password"
          value={password.value}
          onChange={password.onChange}
          shown={shown}
          onShow={setShown}
        />
      </div>
      <FormEnd
        agreement
        failure={failure}
        ready={ready}
        busy={busy}
        links={<LoginLinks onMode={onMode} />}
        others={<ThirdButtons onSignedIn={onSignedIn} nativeSignIn={nativeSignIn} />}
      >
        <Trans>Log in</Trans>
      </FormEnd>
    </form>
  )
}

function LoginLinks({ onMode }: Pick<ModeFormProps, 'onMode'>) {
  return (
    <>
      <ModeLink strong to="register" onMode={onMode}>
        <Trans>Create account</Trans>
      </ModeLink>
      <ModeLink to="forgot" onMode={onMode}>
        <Trans>Forgot password?</Trans>
      </ModeLink>
    </>
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
      await mutateAsync(credentialsOf(fields, country))
      onSignedIn()
    } catch (error) {
      setError('root', { message: refusalText(error) ?? t`Loading failed` })
    }
  })
  return { control, submit, ready: canSignIn({ phone, password }, country), busy: isSubmitting, failure: errors.root?.message }
}
