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
import type { OpenIdApp } from '../../platform/config.ts'
import type { Company } from './Company.ts'
import { readIdToken } from './idToken.ts'
import { NotProved } from './NotProved.ts'
import { outsideFetch } from './outsideFetch.ts'
import { pkceOf } from './pkce.ts'

const TIMEOUT_SECONDS = 5
const KNOWN_FOR_MS = 3_600_000

/** A company that speaks OpenID Connect. A page brings a code, a phone the id_token itself; both end in the same checks. */
export function openIdCompany(app: OpenIdApp, redirectUri: string, scope: string): Company {
  const directory = createDirectory(app)
  return {
    async address({ state, nonce, verifier }) {
      const { client } = await directory()
      return buildAuthorizationUrl(client, { redirect_uri: redirectUri, scope, state, nonce, ...pkceOf(verifier) })
    },
    async prove({ code, access_token: phoneToken }, { nonce, verifier }) {
      const { client, keys } = await directory()
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

interface Found {
  client: Configuration
  keys: JWTVerifyGetKey
}

/** Where the company's endpoints and keys are, asked once an hour. A failure is not remembered. */
function createDirectory(app: OpenIdApp): () => Promise<Found> {
  let known: (Found & { untilMs: number }) | undefined
  return async () => {
    if (known && Date.now() < known.untilMs) return known
    const found = await discover(app)
    known = { ...found, untilMs: Date.now() + KNOWN_FOR_MS }
    return found
  }
}

async function discover(app: OpenIdApp): Promise<Found> {
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
