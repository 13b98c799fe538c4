import { Codes, numberOf, secret } from './codes.ts'
import { formOf, redirect, type Registration, sendJson, type StandIn } from '../serveStandIns.ts'
import { showSignInPage } from './signInPage.ts'

const TOKEN_SECONDS = 3600

interface Token {
  userId: string
  expiresAt: number
}

/** Facebook as its login works: a dialog, a code for a token, and `debug_token`, which says what a token is worth. */
export function createFacebook({ clientId, clientSecret }: Registration, redirectUri: string): StandIn {
  const codes = new Codes<string>()
  const tokens = new Map<string, Token>()
  const refused = { error: { message: 'refused', type: 'OAuthException', code: 100 } }

  const dialog: StandIn = async (req, res) => {
    const { searchParams: asked } = new URL(req.url!, redirectUri)
    if (asked.get('client_id') !== clientId || asked.get('redirect_uri') !== redirectUri) return sendJson(res, 400, refused)
    if (req.method !== 'POST') return showSignInPage(res, 'Facebook')
    const form = await formOf(req)
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    if (form.get('answer') === 'no') back.searchParams.set('error', 'access_denied')
    else back.searchParams.set('code', codes.issue(form.get('name') ?? ''))
    redirect(res, back)
  }

  const accessToken: StandIn = async (req, res) => {
    const form = await formOf(req)
    const name = codes.redeem(form.get('code') ?? '')
    const right = form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    if (name === undefined || !right || form.get('redirect_uri') !== redirectUri) return sendJson(res, 400, refused)
    const token = secret()
    tokens.set(token, { userId: numberOf('facebook', name), expiresAt: Math.floor(Date.now() / 1000) + TOKEN_SECONDS })
    sendJson(res, 200, { access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS })
  }

  const debugToken: StandIn = async (req, res) => {
    const { searchParams: asked } = new URL(req.url!, redirectUri)
    if (asked.get('access_token') !== `${clientId}|${clientSecret}`) return sendJson(res, 400, refused)
    const token = tokens.get(asked.get('input_token') ?? '')
    if (!token) return sendJson(res, 200, { data: { is_valid: false, error: { code: 190, message: 'Malformed access token' } } })
    const isValid = token.expiresAt * 1000 > Date.now()
    sendJson(res, 200, {
      data: { app_id: clientId, type: 'USER', is_valid: isValid, user_id: token.userId, expires_at: token.expiresAt },
    })
  }

  return (req, res) => {
    const path = req.url!.split('?')[0]
    if (path === '/dialog/oauth') return dialog(req, res)
    if (path === '/oauth/access_token' && req.method === 'POST') return accessToken(req, res)
    if (path === '/debug_token') return debugToken(req, res)
    return Promise.resolve(sendJson(res, 404, refused))
  }
}
