import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tellNative } from '../lib/bridge/index.ts'
import { showLoginDialog } from '../lib/loginDialog.ts'
import { onRestricted } from '../lib/restricted.ts'
import { onSessionSync } from '../lib/session.ts'
import { onSessionInvalid } from '../lib/sessionInvalid.ts'
import { toast } from '../ui/toast.ts'

/**
 * Code 700: token and user are gone by now; the person is told why and asked to sign in. A browser goes to the start; a wrapper,
 * whose screens are its own, is told instead.
 */
export function useSessionEnd(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionInvalid((message) => {
        if (!tellNative('sessionInvalid', {})) void navigate({ to: '/' })
        toast.error(message)
        showLoginDialog()
      }),
    [navigate],
  )
}

/** Another tab changed whose session it is: this one starts at home with whoever it is now, and says so. */
export function useSessionSync(): void {
  const { t } = useLingui()
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionSync((now, before) => {
        if (before.token === undefined || now.uid === before.uid) return
        void navigate({ to: '/index', replace: true })
        const name = now.user?.user_nicename ?? ''
        toast(now.user ? t`You’re now logged in as ${name}` : t`You were logged out in another tab`)
      }),
    [navigate, t],
  )
}

/** Code 701: the account is disabled. Its one screen says why, until when and how to appeal; from there our rules can be read. */
export function useRestricted(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onRestricted(() => {
        if (!/^\/(sanction|setting\/page)/.test(location.pathname))
          void navigate({ to: '/sanction', search: {}, replace: true, ignoreBlocker: true })
      }),
    [navigate],
  )
}
