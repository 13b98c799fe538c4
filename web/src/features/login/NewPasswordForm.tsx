import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { CodeInput } from './CodeInput.tsx'
import { CountryField } from './CountryField.tsx'
import { FormEnd } from './FormEnd.tsx'
import type { SendCode, SetPassword } from './login.queries.ts'
import { phoneDigits } from './login.state.ts'
import type { Country, ModeFormProps } from './login.state.ts'
import { ModeLink } from './ModeLink.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { useCodeRequest } from './useCodeRequest.ts'
import { useCountry } from './useCountry.ts'
import { useNewPassword } from './useNewPassword.ts'

interface NewPasswordFormProps extends ModeFormProps {
  sendCode: SendCode
  setPassword: SetPassword
  agreement?: boolean
  /** The button's words. */
  children: ReactNode
}

/** A code sent to the phone proves whose it is; then a password, twice. Registering and resetting differ only in their calls and words. */
export function NewPasswordForm({ onSignedIn, onMode, sendCode, setPassword, agreement = false, children }: NewPasswordFormProps) {
  const { country, choose } = useCountry()
  const { form, submit, ready, busy, failure } = useNewPassword(country, setPassword, onSignedIn)
  const { left, sending, getCode } = useCodeRequest(country, form, sendCode)
  const { control, clearErrors } = form
  const phone = useController({ control, name: 'phone' }).field
  const { ref: codeRef, ...code } = useController({ control, name: 'code' }).field
  const chooseAnew = (chosen: Country) => {
    choose(chosen)
    clearErrors('root')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="px-5 pbs-4.5 pbe-[calc(var(--safe-bottom)+var(--s6))]">
      <div className="flex flex-col gap-2.5">
        <div className="flex gap-2">
          <CountryField country={country} onChoose={chooseAnew} />
          <PhoneInput value={phone.value} onChange={(typed) => phone.onChange(phoneDigits(typed))} />
        </div>
        <CodeInput ref={codeRef} value={code.value} onChange={code.onChange} left={left} busy={sending} onGetCode={() => void getCode()} />
        <NewPasswordFields control={control} />
      </div>
      <FormEnd agreement={agreement} failure={failure} ready={ready} busy={busy} links={<BackLink onMode={onMode} />}>
        {children}
      </FormEnd>
    </form>
  )
}

function BackLink({ onMode }: Pick<ModeFormProps, 'onMode'>) {
  return (
    <ModeLink to="login" onMode={onMode}>
      <Trans>Back to log in</Trans>
    </ModeLink>
  )
}
