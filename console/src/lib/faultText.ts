import { type AnyCall, Refusal, refusalOf, type RefusalOf } from '@nimbo/contract'

/** What went wrong, in an operator's words. */
export function faultText<C extends AnyCall>(e: unknown, call: C, words: Record<RefusalOf<C>, string>): string {
  const reason = refusalOf(e, call)
  if (reason !== undefined) return words[reason]
  if (e instanceof Refusal) return e.message
  return 'The server isn’t responding. Try again.'
}
