import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useForm, useFormState, useWatch } from 'react-hook-form'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import { CountryField } from './CountryField.tsx'
import { canSetPhone, phoneDigits } from './login.state.ts'
import type { Country, PhoneFields } from './login.state.ts'
import { usePhoneCode, useSetPhone } from './login.queries.ts'
import { PhoneInput } from './PhoneInput.tsx'
import { useCodeRequest } from './useCodeRequest.ts'
import { useCountry } from './useCountry.ts'

const empty: PhoneFields = { phone: '', code: '' }

/** The number to sign in with from now on, proved by a code sent to it. */
export function PhoneForm({ onDone }: { onDone: () => void }) {
  const country = useCountry()
  const { form, submit, ready, busy, failure } = usePhoneForm(country, onDone)
  const { control, clearErrors, getValues, setError, setFocus } = form
  const phone = useController({ control, name: 'phone' }).field
  const { ref: codeRef, ...code } = useController({ control, name: 'code' }).field
  const sendCode = usePhoneCode()
  const { left, getCode } = useCodeRequest(
    country,
    {
      phone: () => getValues('phone'),
      fail: (message) => (message === undefined ? clearErrors('root') : setError('root', { message })),
      toCode: () => setFocus('code'),
    },
    sendCode.mutateAsync,
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-2.5 px-4 pbs-4">
      <div className="flex gap-2">
        <CountryField country={country} onChosen={() => clearErrors('root')} />
        <PhoneInput value={phone.value} onChange={(typed) => phone.onChange(phoneDigits(typed))} />
      </div>
      <CodeInput ref={codeRef} value={code.value} onChange={code.onChange} left={left} busy={sendCode.isPending} onGetCode={getCode} />
      <p role="alert" className="t-cap px-1 text-danger empty:hidden">
        {failure}
      </p>
      <div className="pbs-2">
        <Button type="submit" size="xl" block disabled={!ready} busy={busy}>
          <Trans>Use this number</Trans>
        </Button>
      </div>
    </form>
  )
}

function usePhoneForm(country: Country | undefined, onDone: () => void) {
  const { t } = useLingui()
  const form = useForm<PhoneFields>({ defaultValues: empty })
  const { control, handleSubmit, reset, setError } = form
  const { errors, isSubmitting } = useFormState({ control })
  const fields = { ...empty, ...useWatch({ control }) }
  const { mutateAsync } = useSetPhone()
  const submit = handleSubmit(async ({ phone, code }) => {
    if (!country || !canSetPhone({ phone, code }, country)) return
    try {
      if ((await mutateAsync({ mobile: phone, country_code: country.tel, code })) === 'dismissed') return
    } catch (error) {
      return setError('root', { message: refusalText(error) ?? t`Something went wrong. Try again.` })
    }
    reset(empty)
    onDone()
  })
  return { form, submit, ready: canSetPhone(fields, country), busy: isSubmitting, failure: errors.root?.message }
}
