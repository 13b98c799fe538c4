import { Login, refusalOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { sameCredentials } from './login.state.ts'
import type { Credentials } from './login.state.ts'
import { useSignIn } from './login.queries.ts'
import { useCaptcha } from './useCaptcha.ts'
import { withCaptcha } from './withCaptcha.ts'

/** Signing in, with what may stand in its way: a puzzle when the server asks for one, and an account that is about to be deleted. */
export function useSigningIn(onSignedIn: () => void, fail: (message: string) => void) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useSignIn()
  const captcha = useCaptcha()
  const [leaving, setLeaving] = useState<Credentials>()

  const signIn = async (credentials: Credentials) => {
    try {
      await withCaptcha((solved) => mutateAsync({ ...credentials, captcha: solved }), { solve: () => captcha.solve(), ahead: false })
    } catch (error) {
      if (refusalOf(error, Login.userLogin) === 'Cancelled') return setLeaving(credentials)
      setLeaving(undefined)
      return fail(refusalText(error) ?? t`Something went wrong. Try again.`)
    }
    onSignedIn()
  }
  /** The question stands only for the account it was asked about. */
  const restoring = (credentials: Credentials | undefined) =>
    leaving !== undefined && credentials !== undefined && sameCredentials(leaving, credentials)
  return {
    signIn,
    restoring,
    restore: () => leaving && void signIn({ ...leaving, restore: 1 }),
    busy: isPending,
    captcha: captcha.state,
  }
}
