import type { Language, ThirdType } from '@nimbo/contract'
import type { ThirdAttempt, ThirdPurpose } from '../../../lib/thirdAttempt.ts'

/** Parameters of the provider's redirect. */
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
 * Only a response to this tab's own attempt is accepted. A forged link would otherwise sign the user in to the attacker's
 * account (login CSRF).
 */
export function readReturn(kept: ThirdAttempt | undefined, { state, code, error }: ReturnAddress): CameBack {
  // The bare address is nobody's answer: it leads home, and nothing failed.
  if (state === '' && code === '' && error === '') return { kind: 'gaveUp', purpose: kept?.purpose ?? 'login' }
  if (!kept || state !== kept.state) return { kind: 'failed', purpose: 'login' }
  const { purpose } = kept
  if (cancelled.includes(error)) return { kind: 'gaveUp', purpose }
  return error === '' && code !== '' ? { kind: 'proof', attempt: kept, code } : { kind: 'failed', purpose }
}

const countryCodes: Partial<Record<Language, string>> = { en: '1', pt: '351', fr: '33', ar: '971', es: '34' }

/** The country of a user without a phone number, guessed from the language. */
export function thirdCountryCode(language: Language): string {
  return countryCodes[language] ?? '86'
}

/** A wrapper's own system, as sessions name it. */
export function wrapperSource(userAgent: string): 'ios' | 'android' {
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'android'
}

/** X has no native token flow, so a wrapper uses the redirect as well. */
export function asksThePhone(type: ThirdType): boolean {
  return type !== 'twitter'
}
