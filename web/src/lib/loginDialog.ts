import type { MouseEvent } from 'react'
import { isSignedIn } from './session.ts'

const showEvent = 'show-login-dialog'

let listening = 0
/** On the first route of a visit a guard may run before the dialog has subscribed. */
let askedEarly = false

/** A global event on purpose: a native wrapper may dispatch it too. */
export function showLoginDialog(): void {
  askedEarly = listening === 0
  window.dispatchEvent(new CustomEvent(showEvent))
}

export function onShowLoginDialog(listener: () => void): () => void {
  window.addEventListener(showEvent, listener)
  listening += 1
  if (askedEarly) listener()
  return () => {
    window.removeEventListener(showEvent, listener)
    listening -= 1
  }
}

/** Cancels the navigation of an anonymous visitor instead of redirecting, so that the current screen stays mounted. */
export function holdForLogin(click: MouseEvent): void {
  if (isSignedIn()) return
  click.preventDefault()
  showLoginDialog()
}
