import { type AnyCall, Refusal, refusalOf, type RefusalOf } from '@nimbo/contract'

/** The error text shown to an operator. */
export function faultText<C extends AnyCall>(e: unknown, call: C, words: Record<RefusalOf<C>, string>): string {
  const reason = refusalOf(e, call)
  if (reason !== undefined) return words[reason]
  if (e instanceof Refusal) return e.message
  return 'The server isn’t responding. Try again.'
}

/** WebAuthn reports a refused or cancelled request only through the error's name. */
export function passkeyFault<C extends AnyCall>(e: unknown, call: C, words: Record<RefusalOf<C>, string>): string {
  if (e instanceof Error && e.name === 'NotAllowedError') return 'Passkey request canceled. Try again.'
  if (e instanceof Error && e.name === 'InvalidStateError') return 'This device already has your passkey.'
  return faultText(e, call, words)
}
