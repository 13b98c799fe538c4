import { queryClient } from './queryClient.ts'
import { clearSession } from './session.ts'

/** Leaves the session and everything read in its name. Called when no screen of theirs is shown any more. */
export function forgetPerson(): void {
  clearSession()
  for (const domain of ['profile', 'settings', 'login', 'live', 'sanction', 'moderation']) queryClient.removeQueries({ queryKey: [domain] })
}
