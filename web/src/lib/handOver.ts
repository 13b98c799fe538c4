import { createClient, Login } from '@nimbo/contract'
import type { Client, Output } from '@nimbo/contract'
import type { Given } from './addressCredentials.ts'
import { askNative, isNative } from './bridge/index.ts'
import { useHandOver } from './handOverOffer.ts'
import { currentLanguage } from './i18n.ts'
import { credentials, isSignedIn, signIn, useSession } from './session.ts'

/** A person waits for the first screen meanwhile; an app that does not answer is one that did not issue them. */
const WRAPPER_MS = 3_000

export type SignedIn = Output<typeof Login.exchangeToken>
const clientOf = (given: Given): Client => createClient({ origin: location.origin, language: currentLanguage, credentials: () => given })

/** Trades what the address carried for a session of this device; the address's token is worthless from then on. */
export const exchange = (given: Given): Promise<SignedIn> => clientOf(given).call(Login.exchangeToken, {})

/**
 * True when the app around this page confirms that it put these credentials into the address itself. A wrapper also opens links that come
 * from outside, so being inside one proves nothing. It is sent a digest: tokens never pass the bridge.
 */
export async function isIssuedByWrapper({ uid, token }: Given): Promise<boolean> {
  if (!isNative()) return false
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
    const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const silence = new Promise<undefined>((done) => setTimeout(done, WRAPPER_MS))
    return (await Promise.race([askNative('verifyCredentials', { uid, sha256 }), silence]))?.issued === true
  } catch {
    return false
  }
}

/** Signs in without asking, unless another account is signed in. */
export async function redeem(given: Given): Promise<void> {
  try {
    const fresh = await exchange(given)
    if (isSignedIn() && useSession.getState().uid !== fresh.id) useHandOver.setState({ offered: fresh })
    else signIn(fresh)
  } catch {
    // A used or invalid token changes nothing: the current session stays.
  }
}

const end = (given: Given | undefined) =>
  given
    ? clientOf(given)
        .call(Login.logout, {})
        .catch(() => undefined)
    : undefined

export function acceptHandOver(offered: SignedIn): void {
  const before = credentials()
  useHandOver.setState({ offered: undefined })
  signIn(offered)
  void end(before)
}

export function declineHandOver(offered: SignedIn): void {
  useHandOver.setState({ offered: undefined })
  void end({ uid: offered.id, token: offered.token })
}
