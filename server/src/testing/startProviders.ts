import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Config } from '../platform/config.ts'

export type OpenIdName = 'google' | 'apple'
type Answer = (req: IncomingMessage, res: ServerResponse) => void

export interface SigningKey {
  alg: 'RS256' | 'ES256'
  kid: string
  privateKey: CryptoKey
  publicJwk: JWK
}

/** Providers of a test's own: it holds their keys and decides what each of their addresses answers. */
export interface Providers {
  origin: string
  third: Required<Config['third']>
  keys: Record<OpenIdName, SigningKey>
  /** Answer of a path until `reset`. */
  answer(path: string, with_: Answer): void
  reset(): void
  close(): Promise<void>
}

export async function makeKey(alg: SigningKey['alg'], kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  return { alg, kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

export const json =
  (body: unknown, status = 200): Answer =>
  (_req, res) =>
    void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export async function startProviders(): Promise<Providers> {
  const keys = { google: await makeKey('RS256', 'google-1'), apple: await makeKey('ES256', 'apple-1') }
  const standing = new Map<string, Answer>()
  const overrides = new Map<string, Answer>()
  const server = createServer((req, res) => {
    const path = (req.url ?? '/').split('?')[0]!
    const answer = overrides.get(path) ?? standing.get(path)
    req.resume()
    if (answer) answer(req, res)
    else res.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  for (const name of ['google', 'apple'] as const) {
    standing.set(`/${name}/.well-known/openid-configuration`, json(directory(`${origin}/${name}`, keys[name].alg)))
    standing.set(`/${name}/jwks`, json({ keys: [keys[name].publicJwk] }))
  }
  return {
    origin,
    third: registrations(origin),
    keys,
    answer: (path, answer) => void overrides.set(path, answer),
    reset: () => overrides.clear(),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function directory(issuer: string, alg: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [alg],
  }
}

function registrations(origin: string): Required<Config['third']> {
  const at = (name: string) => ({ clientId: `our-${name}`, clientSecret: `secret of ours at ${name}`, url: `${origin}/${name}` })
  const [google, apple, twitter, facebook] = [at('google'), at('apple'), at('twitter'), at('facebook')]
  return {
    google: { ...google, issuer: google.url },
    apple: { ...apple, issuer: apple.url },
    twitter: { ...twitter, authorizeUrl: `${twitter.url}/authorize`, tokenUrl: `${twitter.url}/token`, meUrl: `${twitter.url}/me` },
    facebook: { ...facebook, authorizeUrl: `${facebook.url}/dialog`, tokenUrl: `${facebook.url}/token`, debugUrl: `${facebook.url}/debug` },
  }
}
