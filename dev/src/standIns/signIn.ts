import { createFacebook } from './signIn/facebook.ts'
import { createOpenId } from './signIn/openId.ts'
import { type Registration, serveStandIns } from './serveStandIns.ts'
import { createTwitter } from './signIn/twitter.ts'
import { createLibreTranslate } from './translate/libreTranslate.ts'

/** Stand-ins for the sign-in providers and the translator, each under its own path, with the registrations of our server's environment. */
const app = (name: string) => JSON.parse(process.env[name] ?? '') as Registration & { issuer: string }
const redirectUri = `${process.env['NIMBO_PUBLIC_ORIGIN']}/router`

serveStandIns(Number(process.env['NIMBO_PROVIDERS_PORT']), {
  google: createOpenId('Google', app('NIMBO_THIRD_GOOGLE'), redirectUri, 'RS256'),
  apple: createOpenId('Apple', app('NIMBO_THIRD_APPLE'), redirectUri, 'ES256'),
  twitter: createTwitter(app('NIMBO_THIRD_TWITTER'), redirectUri),
  facebook: createFacebook(app('NIMBO_THIRD_FACEBOOK'), redirectUri),
  libretranslate: createLibreTranslate((JSON.parse(process.env['NIMBO_TRANSLATE'] ?? '') as { apiKey: string }).apiKey),
})
