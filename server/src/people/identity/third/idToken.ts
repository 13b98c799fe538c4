import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ATTEMPT_SECONDS } from './attempt.store.ts'
import { NotProved } from './NotProved.ts'

const SKEW_SECONDS = 60

export interface Expected {
  issuer: string
  /** Our client id at the provider. */
  clientId: string
  nonce: string
}

/**
 * Verifies an id_token with the provider's published keys. Keys inside the token or referenced by it are ignored, and only two
 * algorithms are accepted: neither "none" nor an HMAC keyed with a public key.
 */
export async function readIdToken(token: string, keys: JWTVerifyGetKey, expected: Expected): Promise<{ subject: string; name: string }> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['RS256', 'ES256'],
    issuer: expected.issuer,
    clockTolerance: SKEW_SECONDS,
    // Issued after the sign-in began, so it cannot be older than an attempt may last.
    maxTokenAge: ATTEMPT_SECONDS,
    requiredClaims: ['exp', 'iat', 'aud', 'sub', 'nonce'],
  })
  if (!hasOurAudience(payload, expected.clientId)) throw new NotProved('audience')
  if (payload['nonce'] !== expected.nonce) throw new NotProved('nonce')
  // The types promise text, the token does not.
  if (typeof payload.sub !== 'string' || payload.sub === '') throw new NotProved('subject')
  return { subject: payload.sub, name: typeof payload['name'] === 'string' ? payload['name'] : '' }
}

/** With several audiences `azp` must be us: any of the others could present the token. */
function hasOurAudience({ aud, azp }: JWTPayload, clientId: string): boolean {
  const audiences = typeof aud === 'string' ? [aud] : (aud ?? [])
  return audiences.includes(clientId) && (audiences.length === 1 || azp === clientId)
}
