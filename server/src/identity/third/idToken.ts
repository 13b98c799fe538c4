import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ATTEMPT_SECONDS } from './attempt.store.ts'
import { NotProved } from './NotProved.ts'

const SKEW_SECONDS = 60

export interface Expected {
  issuer: string
  /** Our own name at the company. */
  clientId: string
  nonce: string
}

/**
 * Reads an id_token by the company's published keys. Keys a token brings along or points to are never looked at, and only two
 * algorithms exist here: neither "none" nor one whose secret would be a public key.
 */
export async function readIdToken(token: string, keys: JWTVerifyGetKey, expected: Expected): Promise<{ subject: string; name: string }> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['RS256', 'ES256'],
    issuer: expected.issuer,
    clockTolerance: SKEW_SECONDS,
    // Made after the sign-in began, so it cannot be older than the sign-in may last.
    maxTokenAge: ATTEMPT_SECONDS,
    requiredClaims: ['exp', 'iat', 'aud', 'sub', 'nonce'],
  })
  if (!isForUs(payload, expected.clientId)) throw new NotProved('audience')
  if (payload['nonce'] !== expected.nonce) throw new NotProved('nonce')
  // The types promise text, the token does not.
  if (typeof payload.sub !== 'string' || payload.sub === '') throw new NotProved('subject')
  return { subject: payload.sub, name: typeof payload['name'] === 'string' ? payload['name'] : '' }
}

/** A token for several may be shown to us by any of them, unless it says that it was made for us. */
function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  const audiences = typeof aud === 'string' ? [aud] : (aud ?? [])
  return audiences.includes(clientId) && (audiences.length === 1 || azp === clientId)
}
