import type { Language, ThirdType } from '@nimbo/contract'
import type { ThirdAttempt, ThirdPurpose } from '../../lib/thirdAttempt.ts'

/** What the address says when another company sends somebody back. */
export interface ReturnAddress {
  state: string
  code: string
  error: string
}

export type CameBack =
  | { kind: 'proof'; attempt: ThirdAttempt; code: string }
  | { kind: 'gaveUp'; purpose: ThirdPurpose }
  | { kind: 'failed'; purpose: ThirdPurpose }

/** Words of these companies for "the person pressed cancel". */
const cancelled = ['access_denied', 'user_cancelled_authorize', 'user_denied', 'consent_required']

/**
 * Only the answer to what this very tab asked is passed on. A link somebody else made would otherwise sign the person in to
 * that somebody's account.
 */
export function readReturn(kept: ThirdAttempt | undefined, { state, code, error }: ReturnAddress): CameBack {
  if (!kept || state !== kept.state) return { kind: 'failed', purpose: 'login' }
  const { purpose } = kept
  if (cancelled.includes(error)) return { kind: 'gaveUp', purpose }
  return error === '' && code !== '' ? { kind: 'proof', attempt: kept, code } : { kind: 'failed', purpose }
}

const countryCodes: Partial<Record<Language, string>> = { en: '1', pt: '351', fr: '33', ar: '971', es: '34' }

/** The country of somebody who brings no phone number, by the language they read. */
export function thirdCountryCode(language: Language): string {
  return countryCodes[language] ?? '86'
}

/** A wrapper's own system, as sessions name it. */
export function wrapperSource(userAgent: string): 'ios' | 'android' {
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'android'
}

/** X vouches for nobody by a token a phone holds, so also a wrapper goes to its page. */
export function asksThePhone(type: ThirdType): boolean {
  return type !== 'twitter'
}
