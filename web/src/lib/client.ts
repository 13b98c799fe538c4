import { CommonRefusals, createClient, Refusal, type Client, type ClientOptions } from '@nimbo/contract'
import { currentLanguage } from './i18n.ts'
import { withFirstAnswers } from './firstAnswers.ts'
import { monitoredFetch } from './network.ts'
import { credentials } from './session.ts'
import { noteRestricted } from './restricted.ts'
import { endInvalidSession } from './sessionInvalid.ts'

/** The session's token, the chosen language, and code 700 handled once for every call. */
export const clientOptions: ClientOptions = {
  origin: location.origin,
  language: currentLanguage,
  credentials,
  fetch: withFirstAnswers(monitoredFetch),
  wire: import.meta.env['VITE_WIRE'] === 'spec' ? 'spec' : 'nimbo',
  onSessionInvalid: (refusal, token) => endInvalidSession(refusal.message, token),
}

const plain = createClient(clientOptions)

/** Code 701 is told once for every call, too: a disabled account has one screen. */
export const client: Client = {
  call: (call, input, options) =>
    plain.call(call, input, options).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === CommonRefusals.Restricted) noteRestricted()
      throw error
    }),
}
