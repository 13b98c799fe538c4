import { useLingui } from '@lingui/react/macro'
import { refusalText } from '../../lib/refusalText.ts'
import type { Country } from './login.state.ts'
import { useCountdown } from './useCountdown.ts'

/** What asking for a code needs of the form around it. */
interface CodeForm {
  phone: () => string
  fail: (message: string | undefined) => void
  /** Brings the cursor to where the code is typed. */
  toCode: () => void
}

type Send = (phone: { mobile: string; country_code: string }) => Promise<unknown>

/** The wait for another code begins only once the server has accepted to send one. */
export function useCodeRequest(country: Country | undefined, form: CodeForm, send: Send) {
  const { t } = useLingui()
  const { left, start } = useCountdown()
  const getCode = async () => {
    const mobile = form.phone()
    form.fail(undefined)
    if (!country) return form.fail(t`Choose a country first`)
    if (mobile === '') return form.fail(t`Enter your phone number first`)
    try {
      if ((await send({ mobile, country_code: country.tel })) === 'dismissed') return
      start()
      form.toCode()
    } catch (error) {
      form.fail(refusalText(error) ?? t`Something went wrong. Try again.`)
    }
  }
  return { left, getCode: () => void getCode() }
}
