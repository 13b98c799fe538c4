import { createFacebook } from './providers/facebook.ts'
import { createOpenId } from './providers/openId.ts'
import { serveStandIns } from './providers/serveStandIns.ts'
import type { Registration } from './providers/StandIn.ts'
import { createTwitter } from './providers/twitter.ts'

/** Stands in for the companies one can sign in with, each under its own path, registered as our server's environment says. */
const app = (name: string) => JSON.parse(process.env[name] ?? '') as Registration & { issuer: string }
const redirectUri = `${process.env['NIMBO_PUBLIC_ORIGIN']}/router`

serveStandIns(Number(process.env['NIMBO_PROVIDERS_PORT']), {
  google: createOpenId('Google', app('NIMBO_THIRD_GOOGLE'), redirectUri, 'RS256'),
  apple: createOpenId('Apple', app('NIMBO_THIRD_APPLE'), redirectUri, 'ES256'),
  twitter: createTwitter(app('NIMBO_THIRD_TWITTER'), redirectUri),
  facebook: createFacebook(app('NIMBO_THIRD_FACEBOOK'), redirectUri),
})
