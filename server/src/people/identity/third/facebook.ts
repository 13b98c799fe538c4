import type { FacebookApp } from '../../../platform/config.ts'
import { fetchJson, isJsonObject, withParameters } from './fetchJson.ts'
import type { Provider } from './Provider.ts'
import { NotProved } from './NotProved.ts'

/** Facebook itself says whom a token is for and whether it is good, asked with our own secret; a token says nothing by itself. */
export function facebook(app: FacebookApp, redirectUri: string): Provider {
  return {
    authorizationUrl: async ({ state }) =>
      withParameters(app.authorizeUrl, {
        response_type: 'code',
        client_id: app.clientId,
        redirect_uri: redirectUri,
        scope: 'public_profile',
        state,
      }),
    async verify({ code, access_token: phoneToken }) {
      const token = code ? await exchange(app, { code, redirect_uri: redirectUri }) : phoneToken
      return { subject: await ownerOf(app, token), name: '' }
    },
  }
}

async function exchange({ tokenUrl, clientId, clientSecret }: FacebookApp, parameters: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...parameters })
  const { access_token: token } = await fetchJson(new URL(tokenUrl), { method: 'POST', body })
  if (typeof token !== 'string' || token === '') throw new NotProved('no-token')
  return token
}

async function ownerOf({ debugUrl, clientId, clientSecret }: FacebookApp, token: string): Promise<string> {
  const parameters = { input_token: token, access_token: `${clientId}|${clientSecret}` }
  const { data } = await fetchJson(withParameters(debugUrl, parameters))
  if (!isJsonObject(data) || data['is_valid'] !== true) throw new NotProved('invalid')
  if (data['app_id'] !== clientId) throw new NotProved('audience')
  if (data['type'] !== 'USER') throw new NotProved('not-a-person')
  if (hasExpired(data['expires_at'])) throw new NotProved('expired')
  if (typeof data['user_id'] !== 'string') throw new NotProved('subject')
  return data['user_id']
}

/** Zero is Facebook's word for a token that does not expire. */
function hasExpired(at: unknown): boolean {
  return typeof at !== 'number' || (at !== 0 && at * 1000 <= Date.now())
}
