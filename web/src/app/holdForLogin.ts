import type { MouseEvent } from 'react'
import { showLoginDialog } from '../lib/loginDialog.ts'
import { isSignedIn } from '../lib/session.ts'

/** The switch to a screen that needs a person is cancelled, not redirected: the one underneath stays as it is. */
export function holdForLogin(click: MouseEvent): void {
  if (isSignedIn()) return
  click.preventDefault()
  showLoginDialog()
}
