import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { CaptchaRow } from './CaptchaRow.tsx'
import { CodeInput } from './CodeInput.tsx'
import { CountryField } from './CountryField.tsx'
import { FormEnd } from './FormEnd.tsx'
import type { SendCode, SetPassword } from './login.queries.ts'
import { phoneDigits } from './login.state.ts'
import type { ModeFormProps } from './login.state.ts'
import { ModeLink } from './ModeLink.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { RestoreNotice } from './RestoreNotice.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useCodeRequest } from './useCodeRequest.ts'
import { useCountry } from './useCountry.ts'
import { useNewPassword } from './useNewPassword.ts'
import { withCaptcha } from './withCaptcha.ts'

interface NewPasswordFormProps extends ModeFormProps {
  sendCode: SendCode
  setPassword: SetPassword
  agreement?: boolean
  /** The button's words. */
  children: ReactNode
}

/** A code sent to the phone proves whose it is; then a password, twice. Registering and resetting differ only in their calls and words. */
export function NewPasswordForm({ onSignedIn, onMode, onPage, sendCode, setPassword, agreement = false, children }: NewPasswordFormProps) {
  const country = useCountry()
  const { form, submit, signing, restoring, ready, busy, failure } = useNewPassword(country, setPassword, onSignedIn)
  const { control, clearErrors, getValues, setError, setFocus } = form
  const phone = useController({ control, name: 'phone' }).field
  const { ref: codeRef, ...code } = useController({ control, name: 'code' }).field
  const password = useController({ control, name: 'password' }).field
  const confirmation = useController({ control, name: 'confirmation' }).field
  const captcha = useCaptcha()
  const { left, getCode } = useCodeRequest(
    country,
    {
      phone: () => getValues('phone'),
      fail: (message) => (message === undefined ? clearErrors('root') : setError('root', { message })),
      toCode: () => setFocus('code'),
    },
    (to) => withCaptcha((solved) => sendCode.mutateAsync({ ...to, captcha: solved }), { solve: () => captcha.solve(to), ahead: true }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="px-5 pbs-4.5 pbe-[calc(var(--safe-bottom)+var(--s6))]">
      <div className="flex flex-col gap-2.5">
        <div className="flex gap-2">
          <CountryField country={country} onChosen={() => clearErrors('root')} />
          <PhoneInput value={phone.value} onChange={(typed) => phone.onChange(phoneDigits(typed))} />
        </div>
        <CodeInput
          ref={codeRef}
          value={code.value}
          onChange={code.onChange}
          left={left}
          busy={sendCode.isPending || captcha.state === 'checking'}
          onGetCode={getCode}
        />
        <CaptchaRow state={signing.captcha === 'idle' ? captcha.state : signing.captcha} />
        <NewPasswordFields password={password} confirmation={confirmation} />
      </div>
      {restoring && <RestoreNotice busy={signing.busy} onRestore={signing.restore} />}
      <FormEnd
        onPage={agreement ? onPage : undefined}
        failure={failure}
        ready={ready && !restoring}
        busy={busy}
        links={<BackLink onMode={onMode} />}
      >
        {children}
      </FormEnd>
    </form>
  )
}

function BackLink({ onMode }: Pick<ModeFormProps, 'onMode'>) {
  return (
    <ModeLink to="login" onMode={onMode}>
      <Trans>Back to login</Trans>
    </ModeLink>
  )
}
