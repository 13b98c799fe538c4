import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useForm, useFormState, useWatch } from 'react-hook-form'
import { CaptchaRow } from './CaptchaRow.tsx'
import { CountryField } from './CountryField.tsx'
import { FormEnd } from './FormEnd.tsx'
import { canSignIn, credentialsOf, phoneDigits } from './login.state.ts'
import type { Country, LoginFields, ModeFormProps } from './login.state.ts'
import { ModeLink } from './ModeLink.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { ThirdButtons } from './ThirdButtons.tsx'
import { RestoreNotice } from './RestoreNotice.tsx'
import { useCountry } from './useCountry.ts'
import { useSigningIn } from './useSigningIn.ts'

export function PasswordForm({ onSignedIn, onMode, onPage, nativeSignIn }: ModeFormProps) {
  const { t } = useLingui()
  const country = useCountry()
  const { control, submit, signing, restoring, ready, busy, failure } = usePasswordForm(country, onSignedIn)
  const phone = useController({ control, name: 'phone' }).field
  const password = useController({ control, name: 'password' }).field
  const [shown, setShown] = useState(false)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="px-5 pbs-4.5 pbe-[calc(var(--safe-bottom)+var(--s6))]">
      <div className="flex flex-col gap-2.5">
        <div className="flex gap-2">
          <CountryField country={country} />
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
        <CaptchaRow state={signing.captcha} />
      </div>
      {restoring && (
        <div className="pbs-3">
          <RestoreNotice busy={signing.busy} onRestore={signing.restore} />
        </div>
      )}
      <FormEnd
        onPage={onPage}
        failure={failure}
        ready={ready && !restoring}
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
  const { control, handleSubmit, setError } = useForm<LoginFields>({ defaultValues: { phone: '', password: '' } })
  const { errors, isSubmitting } = useFormState({ control })
  const { phone = '', password = '' } = useWatch({ control })
  const signing = useSigningIn(onSignedIn, (message) => setError('root', { message }))
  const submit = handleSubmit(async (fields) => {
    if (country && canSignIn(fields, country)) await signing.signIn(credentialsOf(fields, country))
  })
  return {
    control,
    submit,
    signing,
    restoring: country !== undefined && signing.restoring(credentialsOf({ phone, password }, country)),
    ready: canSignIn({ phone, password }, country),
    busy: isSubmitting,
    failure: errors.root?.message,
  }
}
