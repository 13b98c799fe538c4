import { createClient, type ClientOptions } from '@nimbo/contract'
import { currentLanguage } from './i18n.ts'
import { credentials } from './session.ts'
import { endInvalidSession } from './sessionInvalid.ts'

/** The session's token, the chosen language, and code 700 handled once for every call. */
export const clientOptions: ClientOptions = {
  origin: location.origin,
  language: currentLanguage,
  credentials,
  wire: import.meta.env['VITE_WIRE'] === 'spec' ? 'spec' : 'nimbo',
  onSessionInvalid: (refusal) => endInvalidSession(refusal.message),
}

export const client = createClient(clientOptions)
