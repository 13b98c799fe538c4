import { useEffect, useState } from 'react'
import { useSession } from '../lib/session.ts'
import { EnrolScreen } from '../screens/EnrolScreen.tsx'
import { SignInScreen } from '../screens/SignInScreen.tsx'
import { ConsoleLayout } from './ConsoleLayout.tsx'
import { goTo, useAddress } from './useAddress.ts'

export function App() {
  const session = useSession()
  const address = useAddress()
  const invite = useInvite()
  const enrolling = address === '/enrol'
  // Answering an invitation signs in: what it was for is over.
  useEffect(() => {
    if (enrolling && session) goTo('/')
  }, [enrolling, session])
  useEffect(() => {
    if (!session) document.title = 'Sign in · Nimbo operations'
  }, [session])
  if (session) return <ConsoleLayout key={session.id} operator={session} />
  return enrolling ? <EnrolScreen invite={invite} /> : <SignInScreen />
}

/** Taken out of the address at once: it would stay in the history and on a screen that is shared. */
function useInvite(): string {
  const [invite] = useState(() => new URLSearchParams(location.search).get('invite') ?? '')
  useEffect(() => {
    if (invite) history.replaceState(null, '', location.pathname)
  }, [invite])
  return invite
}
