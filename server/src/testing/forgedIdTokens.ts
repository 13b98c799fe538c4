import {
  type CryptoKey,
  EncryptJWT,
  exportSPKI,
  FlattenedSign,
  importJWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { makeKey, type SigningKey } from './startProviders.ts'

/** Claims of a right token of this sign-in, and the key it would be signed with. */
export interface Original {
  claims: JWTPayload & { iss: string; aud: string; sub: string; exp: number; iat: number; nonce: string }
  key: SigningKey
  /** The nonce of a sign-in begun by somebody else. */
  otherNonce(): Promise<string>
  /** An address under the attacker's hand that serves the attacker's keys. */
  attackerKeys: string
}
type Forge = (original: Original) => Promise<string>

export const sign = (
  { key }: Pick<Original, 'key'>,
  claims: JWTPayload,
  header: Partial<JWTHeaderParameters> = {},
  privateKey = key.privateKey,
): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT', ...header }).sign(privateKey)

/** The right token but for some of its claims; undefined leaves one out. */
const claiming =
  (change: (claims: Original['claims']) => Record<string, unknown>): Forge =>
  (original) => {
    const claims = { ...original.claims, ...change(original.claims) }
    return sign(original, Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)))
  }

/** Signed by the attacker, with a header that wants to be believed. */
const byStranger =
  (header: (original: Original, stranger: SigningKey) => Record<string, unknown>): Forge =>
  async (original) => {
    const stranger = await makeKey(original.key.alg, original.key.kid)
    return sign(original, original.claims, header(original, stranger), stranger.privateKey)
  }

const withSecret =
  (secret: (key: SigningKey) => Promise<Uint8Array>, header: Record<string, unknown> = {}): Forge =>
  async ({ claims, key }) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid, ...header }).sign(await secret(key))

const bytes = (text: string) => new TextEncoder().encode(text)
const pemOf = async ({ alg, publicJwk }: SigningKey) =>
  bytes(await exportSPKI((await importJWK(publicJwk, alg, { extractable: true })) as CryptoKey))
const right: Forge = (original) => sign(original, original.claims)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Every way to be wrong that we know of. Each token is right in everything but the one thing its name says. */
export const forgedIdTokens: Record<string, Forge> = {
  'alg none': async ({ claims }) => new UnsecuredJWT(claims).encode(),
  'alg none under a real signature': async (original) => {
    const [, payload, signature] = (await right(original)).split('.')
    return [part({ alg: 'none', kid: original.key.kid }), payload, signature].join('.')
  },
  'alg nOnE': async ({ claims }) => `${part({ alg: 'nOnE' })}.${part(claims)}.`,
  'HS256 with the public key as its secret': withSecret(pemOf),
  'HS256 with the published JWK as its secret': withSecret(async ({ publicJwk }) => bytes(JSON.stringify(publicJwk))),
  'HS256 with an empty-looking secret and a kid that is a file': withSecret(async () => new Uint8Array(32), {
    kid: '../../../../dev/null',
  }),
  'a stranger’s signature with the right kid': byStranger(() => ({})),
  'a stranger’s signature without a kid': byStranger(() => ({ kid: undefined })),
  'an unknown kid': byStranger(() => ({ kid: 'nobody-knows' })),
  'a kid that is SQL': byStranger(() => ({ kid: `x' union select 'key` })),
  'a kid that is an address': byStranger(({ attackerKeys }) => ({ kid: attackerKeys })),
  'a jku header with the attacker’s keys': byStranger(({ attackerKeys }) => ({ jku: attackerKeys })),
  'an x5u header with the attacker’s keys': byStranger(({ attackerKeys }) => ({ x5u: attackerKeys })),
  'a jwk header with the attacker’s key': byStranger((_original, { publicJwk }) => ({ jwk: publicJwk })),
  'a crit header nobody understands': async ({ claims, key }) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: key.alg, kid: key.kid, crit: ['later'], later: 1 })
      .sign(key.privateKey, { crit: { later: true } }),
  'an unencoded payload (b64)': async ({ claims, key }) => {
    const payload = part(claims)
    const header = { alg: key.alg, kid: key.kid, b64: false, crit: ['b64'] }
    const signed = await new FlattenedSign(bytes(payload)).setProtectedHeader(header).sign(key.privateKey)
    return [signed.protected, payload, signed.signature].join('.')
  },
  'a truncated signature': async (original) => (await right(original)).slice(0, -8),
  'no signature': async (original) => (await right(original)).replace(/[^.]+$/, ''),
  'claims changed after signing': async (original) => {
    const [header, , signature] = (await right(original)).split('.')
    return [header, part({ ...original.claims, sub: 'somebody else' }), signature].join('.')
  },
  'an encrypted token (JWE)': ({ claims }) =>
    new EncryptJWT(claims).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(new Uint8Array(32)),
  'no token at all': async () => 'hello',
  'two dots and nothing else': async () => '..',

  'another audience': claiming(() => ({ aud: 'another-app' })),
  'no audience': claiming(() => ({ aud: undefined })),
  'an empty list of audiences': claiming(() => ({ aud: [] })),
  'a list of other audiences': claiming(() => ({ aud: ['another-app', 'a-third'] })),
  'us and another audience, made for nobody': claiming(({ aud }) => ({ aud: [aud, 'another-app'] })),
  'us and another audience, made for the other': claiming(({ aud }) => ({ aud: [aud, 'another-app'], azp: 'another-app' })),
  'our name as part of an audience': claiming(({ aud }) => ({ aud: `${aud}.evil` })),
  'another app’s token': claiming(() => ({ aud: 'another-app', azp: 'another-app' })),
  'another issuer': claiming(() => ({ iss: 'https://accounts.evil.example' })),
  'the issuer with a slash at its end': claiming(({ iss }) => ({ iss: `${iss}/` })),
  'the issuer in capitals': claiming(({ iss }) => ({ iss: iss.toUpperCase() })),
  'no issuer': claiming(() => ({ iss: undefined })),
  'the other provider as issuer': claiming(({ iss }) => ({ iss: iss.replace(/\w+$/, (name) => (name === 'google' ? 'apple' : 'google')) })),
  expired: claiming(({ iat }) => ({ iat: iat - 400, exp: iat - 61 })),
  'no expiry': claiming(() => ({ exp: undefined })),
  'an expiry in words': claiming(({ exp }) => ({ exp: String(exp) })),
  'issued in the future': claiming(({ iat }) => ({ iat: iat + 90, exp: iat + 600 })),
  'issued before the sign-in could have begun': claiming(({ iat }) => ({ iat: iat - 700 })),
  'no time of issue': claiming(() => ({ iat: undefined })),
  'not valid yet': claiming(({ iat }) => ({ nbf: iat + 90 })),
  'no nonce': claiming(() => ({ nonce: undefined })),
  'another nonce': claiming(() => ({ nonce: 'another' })),
  'an empty nonce': claiming(() => ({ nonce: '' })),
  'the nonce of somebody else’s sign-in': async (original) => sign(original, { ...original.claims, nonce: await original.otherNonce() }),
  'an empty subject': claiming(() => ({ sub: '' })),
  'no subject': claiming(() => ({ sub: undefined })),
  'a subject that is a number': claiming(() => ({ sub: 12345 })),
  'a subject that is a list': claiming(() => ({ sub: ['somebody'] })),
  'a subject longer than any': claiming(() => ({ sub: 'x'.repeat(201) })),
}
