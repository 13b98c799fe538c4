import type { ProviderError } from './providerScript.ts'

/**
 * accepted: the provider took it, the coins come when our server has heard so. refused: nothing was charged. unheard: it was asked and
 * its answer never came, so it must not be reported as not charged.
 */
export type PayAnswer = { state: 'accepted' } | { state: 'refused'; code: string } | { state: 'unheard' }

/** Order paid in another tab already: not a refusal. */
const alreadyPaid = 'payment_intent_unexpected_state'
/** Another tab is being answered about the same order at this moment. */
const beingPaid = 'lock_timeout'
const unheard = ['api_connection_error', 'api_error']

export function payAnswer(error: ProviderError | undefined): PayAnswer {
  if (!error || error.code === alreadyPaid) return { state: 'accepted' }
  if (error.code === beingPaid || unheard.includes(error.type ?? '')) return { state: 'unheard' }
  return { state: 'refused', code: error.decline_code ?? error.code ?? '' }
}
