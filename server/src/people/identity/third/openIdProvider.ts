import { createRemoteJWKSet, customFetch as joseFetch, type JWTVerifyGetKey } from 'jose'
import {
  allowInsecureRequests,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  genericGrantRequest,
} from 'openid-client'
import type { OpenIdApp } from '../../../platform/config.ts'
import type { Provider } from './Provider.ts'
import { readIdToken } from './idToken.ts'
import { NotProved } from './NotProved.ts'
import { outsideFetch } from './outsideFetch.ts'
import { pkceOf } from './pkce.ts'

const TIMEOUT_SECONDS = 5
const DISCOVERY_TTL_MS = 3_600_000

/** The name is in Google's id_token; an e-mail address is not requested, because accounts are never matched by one. */
export const google = (app: OpenIdApp, redirectUri: string): Provider => openIdProvider(app, redirectUri, 'openid profile')

/** Asked for a name or an e-mail address, Apple answers by a form post, which a page cannot read. */
export const apple = (app: OpenIdApp, redirectUri: string): Provider => openIdProvider(app, redirectUri, 'openid')

/** OpenID Connect. A page brings a code, a phone the id_token itself; both go through the same checks. */
function openIdProvider(app: OpenIdApp, redirectUri: string, scope: string): Provider {
  const discovered = cachedDiscovery(app)
  return {
    async authorizationUrl({ state, nonce, verifier }) {
      const { client } = await discovered()
      return buildAuthorizationUrl(client, { redirect_uri: redirectUri, scope, state, nonce, ...pkceOf(verifier) })
    },
    async verify({ code, access_token: phoneToken }, { nonce, verifier }) {
      const { client, keys } = await discovered()
      const clientId = code ? app.clientId : (app.phoneClientId ?? app.clientId)
      const token = code ? await exchange(client, { code, redirect_uri: redirectUri, code_verifier: verifier }) : phoneToken
      return readIdToken(token, keys, { issuer: app.issuer, clientId, nonce })
    },
  }
}

async function exchange(client: Configuration, parameters: Record<string, string>): Promise<string> {
  const { id_token: token } = await genericGrantRequest(client, 'authorization_code', parameters)
  if (!token) throw new NotProved('no-id-token')
  return token
}

interface Discovered {
  client: Configuration
  keys: JWTVerifyGetKey
}

/** Endpoints and keys of the provider, cached for an hour. A failure is not cached. */
function cachedDiscovery(app: OpenIdApp): () => Promise<Discovered> {
  let known: (Discovered & { untilMs: number }) | undefined
  return async () => {
    if (known && Date.now() < known.untilMs) return known
    const found = await discover(app)
    known = { ...found, untilMs: Date.now() + DISCOVERY_TTL_MS }
    return found
  }
}

async function discover(app: OpenIdApp): Promise<Discovered> {
  const issuer = new URL(app.issuer)
  const isStandIn = issuer.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(issuer.hostname)
  const client = await discovery(issuer, app.clientId, undefined, ClientSecretPost(app.clientSecret), {
    execute: isStandIn ? [allowInsecureRequests] : [],
    timeout: TIMEOUT_SECONDS,
    [customFetch]: (url, init) => outsideFetch(url, init as RequestInit),
  })
  const address = new URL(client.serverMetadata().jwks_uri ?? '', issuer)
  if (address.protocol !== 'https:' && !isStandIn) throw new NotProved('insecure-keys')
  const keys = createRemoteJWKSet(address, { timeoutDuration: TIMEOUT_SECONDS * 1000, [joseFetch]: outsideFetch })
  return { client, keys }
}
