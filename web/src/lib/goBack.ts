/** A page opened from a shared link has nothing behind it: then back means home. */
export function goBack(): void {
  if (history.length > 1) history.back()
  else location.replace('/')
}
