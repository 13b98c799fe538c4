import { useLingui } from '@lingui/react/macro'
import type { UseFormReturn } from 'react-hook-form'
import { refusalText } from '../../lib/refusalText.ts'
import type { SendCode } from './login.queries.ts'
import type { Country, RegisterFields } from './login.state.ts'
import { useCountdown } from './useCountdown.ts'

/** The wait for another code begins only once the server has accepted to send one. */
export function useCodeRequest(country: Country | undefined, form: UseFormReturn<RegisterFields>, sendCode: SendCode) {
  const { t } = useLingui()
  const { left, start } = useCountdown()
  const fail = (message: string) => form.setError('root', { message })
  const getCode = async () => {
    const mobile = form.getValues('phone')
    form.clearErrors('root')
    if (!country) return fail(t`Choose a country first`)
    if (mobile === '') return fail(t`Enter your phone number first`)
    try {
      await sendCode.mutateAsync({ mobile, country_code: country.tel })
      start()
      form.setFocus('code')
    } catch (error) {
      fail(refusalText(error) ?? t`Loading failed`)
    }
  }
  return { left, sending: sendCode.isPending, getCode }
}
