import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../lib/session.ts'
import { SignInScreen } from '../screens/SignInScreen.tsx'
import { ConsoleLayout } from './ConsoleLayout.tsx'

/** Sign-in at every address without a session, and after it the screen of the address. */
export function App() {
  const session = useSession()
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '/' })
  const enrolling = path === '/enrol'
  // Answering an invitation signs in: what it was for is over.
  useEffect(() => {
    if (enrolling && session) void navigate({ to: '/', replace: true })
  }, [enrolling, session, navigate])
  useEffect(() => {
    if (!session) document.title = 'Sign in · Nimbo operations'
  }, [session])
  if (session) return enrolling ? null : <ConsoleLayout key={session.id} operator={session} path={path} />
  return enrolling ? <Outlet /> : <SignInScreen />
}
