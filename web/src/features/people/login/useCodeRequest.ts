import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useNow } from '../../../ui/useNow.ts'
import type { Country } from './login.state.ts'
import { resendSecondsLeft } from './login.state.ts'

/** Parts of its form that a code request needs. */
interface CodeForm {
  phone: () => string
  fail: (message: string | undefined) => void
  /** Focuses the code field. */
  toCode: () => void
}

type Send = (phone: { mobile: string; country_code: string }) => Promise<unknown>

/** The resend countdown starts only after the server has accepted the request. */
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

/** Seconds until a code may be requested again. Computed from the clock at every tick: timers are late after sleep. */
export function useCountdown() {
  const [sentMs, setSentMs] = useState<number>()
  const now = useNow(sentMs === undefined ? Infinity : 1) * 1000
  const left = sentMs === undefined ? 0 : resendSecondsLeft(sentMs, now)
  const start = () => setSentMs(Date.now())
  return { left, start }
}
