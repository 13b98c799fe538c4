import { createClient, Login } from '@nimbo/contract'
import type { Client, Output } from '@nimbo/contract'
import type { Given } from './addressCredentials.ts'
import { useHandOver } from './handOverOffer.ts'
import { currentLanguage } from './i18n.ts'
import { credentials, isSignedIn, signIn, useSession } from './session.ts'

type SignedIn = Output<typeof Login.exchangeToken>
const clientOf = (given: Given): Client => createClient({ origin: location.origin, language: currentLanguage, credentials: () => given })

/** Trades what the address carried for a session of this device; the address's token is worthless from then on. */
export async function redeem(given: Given): Promise<void> {
  try {
    const fresh = await clientOf(given).call(Login.exchangeToken, {})
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
