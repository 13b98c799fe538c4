import { createFacebook } from './providers/facebook.ts'
import { createOpenId } from './providers/openId.ts'
import { serveStandIns } from './providers/serveStandIns.ts'
import type { Registration } from './providers/StandIn.ts'
import { createTwitter } from './providers/twitter.ts'

/** Stands in for the companies one can sign in with, each under its own path, registered as our server's environment says. */
const app = (name: string) => JSON.parse(process.env[name] ?? '') as Registration & { issuer: string }
const redirectUri = `${process.env['PUBLIC_ORIGIN']}/router`

serveStandIns(Number(process.env['PROVIDERS_PORT']), {
  google: createOpenId('Google', app('THIRD_GOOGLE'), redirectUri, 'RS256'),
  apple: createOpenId('Apple', app('THIRD_APPLE'), redirectUri, 'ES256'),
  twitter: createTwitter(app('THIRD_TWITTER'), redirectUri),
  facebook: createFacebook(app('THIRD_FACEBOOK'), redirectUri),
})
