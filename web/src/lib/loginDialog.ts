const showEvent = 'show-login-dialog'

let listening = 0
/** A guard may ask before the dialog's listener is there: on the very first address of a visit. */
let askedEarly = false

/** Anything may ask for the login dialog, also a native wrapper: the event is global on purpose. */
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
