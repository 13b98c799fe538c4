import { importPKCS8, SignJWT } from 'jose'
import { accessToken, type Granted } from '../../platform/accessToken.ts'
import type { FcmApp } from '../../platform/config.ts'
import { type Message, type Outcome, outcomeOf, type Subscription, TIMEOUT_MS } from './Push.ts'

type Fcm = Extract<Subscription, { kind: 'fcm' }>

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const RENEW_EARLY_SECONDS = 120

/** Firebase Cloud Messaging (HTTP v1), authorized by a service account. */
export function createFcm(app: FcmApp) {
  const access = accessToken(() => fetchToken(app), RENEW_EARLY_SECONDS)
  const url = `${app.url}/v1/projects/${encodeURIComponent(app.projectId)}/messages:send`
  const attempt = async (body: string) =>
    postTo(url, body, { 'content-type': 'application/json', authorization: `Bearer ${await access.token()}` })
  return {
    accepts: ({ address }: Fcm): boolean => /^[\w:.~-]{16,1000}$/.test(address),
    async send({ address }: Fcm, message: Message): Promise<Outcome> {
      const body = JSON.stringify({ message: fcmMessage(address, message) })
      let response = await attempt(body)
      if (response.status === 401) {
        access.forget()
        response = await attempt(body)
      }
      const { status, text, retryAfter } = response
      return status === 404 && text.includes('UNREGISTERED') ? 'gone' : outcomeOf(status, retryAfter)
    },
  }
}

async function fetchToken({ tokenUrl, clientEmail, privateKey }: FcmApp): Promise<Granted> {
  const key = await importPKCS8(privateKey, 'RS256')
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
  const form = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  const response = await postTo(tokenUrl, form.toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  if (!response.ok) throw new Error(`FCM issued no token: HTTP ${response.status}`)
  const { access_token: token, expires_in: seconds } = JSON.parse(response.text) as { access_token: string; expires_in: number }
  return { token, seconds }
}

async function postTo(url: string, body: string, headers: Record<string, string>) {
  const response = await fetch(url, { method: 'POST', body, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const { ok, status } = response
  return { ok, status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
}

function fcmMessage(token: string, { title, body, tag, url, ttl, urgency }: Message) {
  const expiration = String(Math.floor(Date.now() / 1000) + ttl)
  return {
    token,
    notification: { title, body },
    data: { url },
    android: { priority: urgency === 'high' ? 'HIGH' : 'NORMAL', ttl: `${ttl}s`, collapse_key: tag, notification: { tag } },
    apns: { headers: { 'apns-collapse-id': tag, 'apns-expiration': expiration } },
  }
}
