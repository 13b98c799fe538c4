import type { TwitterApp } from '../../../platform/config.ts'
import { type JsonObject, fetchJson, isJsonObject, withParameters } from './fetchJson.ts'
import type { Provider } from './Provider.ts'
import { NotProved } from './NotProved.ts'
import { pkceOf } from './pkce.ts'

/**
 * X tells nobody whom a token was made for, so one that a client brings proves nothing: any other app's token would do. Only a
 * code exchanged by us, with our secret and verifier, counts.
 */
export function twitter(app: TwitterApp, redirectUri: string): Provider {
  return {
    authorizationUrl: async ({ state, verifier }) =>
      withParameters(app.authorizeUrl, {
        response_type: 'code',
        client_id: app.clientId,
        redirect_uri: redirectUri,
        scope: 'users.read tweet.read',
        state,
        ...pkceOf(verifier),
      }),
    async verify({ code }, { verifier }) {
      if (!code) throw new NotProved('no-code')
      const token = await exchange(app, { code, redirect_uri: redirectUri, code_verifier: verifier })
      const { data } = await fetchJson(new URL(app.meUrl), { headers: { authorization: `Bearer ${token}` } })
      return personIn(data)
    },
  }
}

async function exchange({ tokenUrl, clientId, clientSecret }: TwitterApp, parameters: Record<string, string>): Promise<string> {
  const secret = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
  const answer = await fetchJson(new URL(tokenUrl), {
    method: 'POST',
    headers: { authorization: `Basic ${secret}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', client_id: clientId, ...parameters }),
  })
  const { access_token: token, token_type: type } = answer
  if (typeof token !== 'string' || token === '' || String(type).toLowerCase() !== 'bearer') throw new NotProved('no-token')
  return token
}

function personIn(data: JsonObject[string]): { subject: string; name: string } {
  if (!isJsonObject(data) || typeof data['id'] !== 'string' || !/^\d{1,20}$/.test(data['id'])) throw new NotProved('subject')
  return { subject: data['id'], name: typeof data['name'] === 'string' ? data['name'] : '' }
}
