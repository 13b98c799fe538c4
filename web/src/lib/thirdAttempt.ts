import { thirdTypes } from '@nimbo/contract'
import type { ThirdType } from '@nimbo/contract'

export const thirdPurposes = ['login', 'link', 'stepup'] as const
/** Purpose of a sign-in at another company. */
export type ThirdPurpose = (typeof thirdPurposes)[number]

/** A sign-in this tab began; only this tab can end it. */
export interface ThirdAttempt {
  state: string
  type: ThirdType
  purpose: ThirdPurpose
  /** The person wants back an account that is about to be deleted. */
  restore: boolean
}

/** Asks the phone itself instead of a page, inside a native wrapper; undefined when the person gave up. */
export type NativeSignIn = (type: ThirdType, nonce: string) => Promise<{ access_token: string; openid: string } | undefined>

const key = 'third-attempt'

/** Long enough for the page to be gone: until then the button stays busy. */
const LEAVING_MS = 4_000

/** Throws without storage: a genuine return could not be told from a forged link. */
export async function leaveWith(url: string, attempt: ThirdAttempt): Promise<void> {
  sessionStorage.setItem(key, JSON.stringify(attempt))
  location.assign(url)
  await new Promise((gone) => setTimeout(gone, LEAVING_MS))
}

/** Used up by reading it, so that a reload does not send a proof twice. */
export function takeThirdAttempt(): ThirdAttempt | undefined {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text === null ? undefined : readThirdAttempt(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function readThirdAttempt(raw: unknown): ThirdAttempt | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { state, type, purpose, restore } = raw as Record<string, unknown>
  const known = thirdTypes.find((name) => name === type)
  const wanted = thirdPurposes.find((name) => name === purpose)
  if (typeof state !== 'string' || state === '' || !known || !wanted) return undefined
  return { state, type: known, purpose: wanted, restore: restore === true }
}
