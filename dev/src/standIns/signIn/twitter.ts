import { createHash } from 'node:crypto'
import { Codes, numberOf, secret } from './codes.ts'
import { formOf, redirect, type Registration, sendJson, type StandIn } from '../serveStandIns.ts'
import { showSignInPage } from './signInPage.ts'

interface Granted {
  name: string
  challenge: string
}

/** X as its OAuth 2 works: a code with PKCE, exchanged with the client's secret, then `/2/users/me`. */
export function createTwitter({ clientId, clientSecret }: Registration, redirectUri: string): StandIn {
  const codes = new Codes<Granted>()
  const names = new Map<string, string>()
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`

  const authorize: StandIn = async (req, res) => {
    const { searchParams: asked } = new URL(req.url!, redirectUri)
    const challenge = asked.get('code_challenge') ?? ''
    const right = asked.get('client_id') === clientId && asked.get('redirect_uri') === redirectUri && asked.get('response_type') === 'code'
    if (!right || challenge === '' || asked.get('code_challenge_method') !== 'S256') return sendJson(res, 400, { error: 'invalid_request' })
    if (req.method !== 'POST') return showSignInPage(res, 'X')
    const form = await formOf(req)
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    if (form.get('answer') === 'no') back.searchParams.set('error', 'access_denied')
    else back.searchParams.set('code', codes.issue({ name: form.get('name') ?? '', challenge }))
    redirect(res, back)
  }

  const token: StandIn = async (req, res) => {
    const form = await formOf(req)
    if (req.headers.authorization !== basic) return sendJson(res, 401, { error: 'unauthorized_client' })
    const granted = codes.redeem(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const right = form.get('grant_type') === 'authorization_code' && form.get('redirect_uri') === redirectUri
    if (!granted || !right || granted.challenge !== challenge) return sendJson(res, 400, { error: 'invalid_request' })
    const accessToken = secret()
    names.set(accessToken, granted.name)
    sendJson(res, 200, { token_type: 'bearer', expires_in: 7200, access_token: accessToken, scope: 'users.read tweet.read' })
  }

  const me: StandIn = async (req, res) => {
    const name = names.get(req.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (name === undefined) return sendJson(res, 401, { title: 'Unauthorized', status: 401 })
    sendJson(res, 200, { data: { id: numberOf('twitter', name), name, username: `x${numberOf('twitter', name).slice(0, 9)}` } })
  }

  return (req, res) => {
    const path = req.url!.split('?')[0]
    if (path === '/i/oauth2/authorize') return authorize(req, res)
    if (path === '/2/oauth2/token' && req.method === 'POST') return token(req, res)
    if (path === '/2/users/me') return me(req, res)
    return Promise.resolve(sendJson(res, 404, { title: 'Not Found' }))
  }
}
