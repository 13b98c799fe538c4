import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showLoginDialog } from '../lib/loginDialog.ts'
import { onSessionInvalid } from '../lib/sessionInvalid.ts'
import { toast } from '../ui/toast.ts'

/** Code 700: token and user are gone by now; the person is brought to the start, told why, and asked to sign in. */
export function useSessionEnd(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionInvalid((message) => {
        void navigate({ to: '/' })
        toast.error(message)
        showLoginDialog()
      }),
    [navigate],
  )
}
