import type { Root } from 'react-dom/client'
import type { Given } from '../lib/addressCredentials.ts'
import { BRIDGE_VERSION, tellNative } from '../lib/bridge/index.ts'
import { isIssuedByWrapper, redeem } from '../lib/handOver.ts'
import { isSignedIn } from '../lib/session.ts'
import { LinkSignInScreen } from '../screens/LinkSignInScreen.tsx'
import { InLanguage } from './InLanguage.tsx'

/**
 * Credentials in a page's address may be anybody's: whoever sent the link could watch what is bought and said in their account. Only
 * the app around the page may sign in with them unasked; over an existing session the question is asked by the shell.
 */
export async function signInByLink(given: Given, root: Root, withTimeout: (work: Promise<void>) => Promise<void>): Promise<void> {
  if (isSignedIn() || (await isIssuedByWrapper(given))) return withTimeout(redeem(given))
  // A wrapper keeps its splash screen until then.
  tellNative('ready', { version: BRIDGE_VERSION })
  await new Promise<void>((done) =>
    root.render(
      <InLanguage>
        <LinkSignInScreen given={given} onDone={done} />
      </InLanguage>,
    ),
  )
}
