import type { AnyCall, RefusalOf } from '@nimbo/contract'
import { faultText } from '../../lib/faultText.ts'

/** A device that says no, or whose person closed its window, says so by the name of the error. */
export function passkeyFault<C extends AnyCall>(e: unknown, call: C, words: Record<RefusalOf<C>, string>): string {
  if (e instanceof Error && e.name === 'NotAllowedError') return 'Passkey request canceled. Try again.'
  if (e instanceof Error && e.name === 'InvalidStateError') return 'This device already has your passkey.'
  return faultText(e, call, words)
}
