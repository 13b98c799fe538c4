/** The secret of an invitation link, taken out of the address at once: it would stay in the history and on a screen that is shared. */
export const invite = takeInvite()

function takeInvite(): string {
  const found = new URLSearchParams(location.search).get('invite')
  if (found === null) return ''
  history.replaceState(null, '', location.pathname)
  return found
}
