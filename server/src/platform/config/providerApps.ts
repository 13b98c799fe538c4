import { z } from 'zod'
import { valueDocs, type ValueTypes } from './valueTypes.ts'

/** A field of a JSON value, with what it is for. */
function field<T extends z.ZodType>(type: T, description: string): T {
  valueDocs.add(type, { ...(valueDocs.get(type) ?? { kind: 'text' }), description })
  return type
}

const LEAST_PROVIDER_SECRET = 16

/** Our registrations at the providers, each one JSON value; a provider that is left out is not offered. */
export function providerApps(is: ValueTypes, isProduction: boolean) {
  const client = {
    clientId: field(is.text(), 'Our id at the provider.'),
    clientSecret: field(is.secret(LEAST_PROVIDER_SECRET), 'Proves that it is us.'),
  }
  const node = {
    apiUrl: field(is.publicUrl(), 'API base URL of the node.'),
    apiKey: field(is.secret(LEAST_PROVIDER_SECRET), 'API key of the node.'),
    contract: field(is.text(), 'Contract of the token.'),
  }
  /** Stripe names the mode in its keys; a test key in production would take no money. */
  const stripeKey = (...prefixes: string[]) => {
    const pattern = new RegExp(`^(${prefixes.join('|')})_${isProduction ? 'live' : '(live|test)'}_`)
    return (value: string) => pattern.test(value)
  }
  const live = isProduction ? ' of live mode' : ''
  return {
    openId: is.json({
      issuer: field(is.publicUrl(), 'OpenID Connect issuer.'),
      ...client,
      phoneClientId: field(is.text(), "Audience of the phone's own sign-in, where it differs (Apple: the app's id).").exactOptional(),
    }),
    twitter: is.json({
      authorizeUrl: field(is.publicUrl(), 'Authorization endpoint.'),
      tokenUrl: field(is.publicUrl(), 'Token endpoint.'),
      meUrl: field(is.publicUrl(), "Endpoint of the signed-in person's profile."),
      ...client,
    }),
    facebook: is.json({
      authorizeUrl: field(is.publicUrl(), 'Authorization endpoint.'),
      tokenUrl: field(is.publicUrl(), 'Token endpoint.'),
      debugUrl: field(is.publicUrl(), 'Endpoint that says whose token it is.'),
      ...client,
    }),
    stripe: is.json({
      apiUrl: field(is.publicUrl(), 'API base URL.'),
      secretKey: field(is.secret(LEAST_PROVIDER_SECRET, `a secret or restricted key${live}`, stripeKey('sk', 'rk')), 'API key.'),
      publishableKey: field(is.text(`a publishable key${live}`, stripeKey('pk')), 'Key the page uses.'),
      webhookSecret: field(is.secret(), 'Signing secret of the webhook endpoint.'),
      scriptUrl: field(is.publicUrl(), "Stripe.js, which draws the card's fields in frames of its own."),
      frameOrigins: z
        .array(is.origin())
        .register(valueDocs, { kind: 'origins', description: "More origins whose frames are shown, such as a bank's challenge." })
        .exactOptional(),
      merchantName: field(is.text(), "Name in the wallet's payment sheet; Stripe's own record of us otherwise.").exactOptional(),
      applePayDomain: field(is.text(), "Text of Apple's domain association file; none is served otherwise.").exactOptional(),
    }),
    paypal: is.json({
      apiUrl: field(is.publicUrl(), 'API base URL.'),
      ...client,
      webhookId: field(is.text(), "Webhook's id, used to verify its signatures."),
    }),
    pix: is.json({
      apiUrl: field(is.publicUrl(), 'API base URL of the bank.'),
      ...client,
      key: field(is.text(), 'Pix key that receives the money.'),
      merchantName: field(is.text(), 'Receiver named in the QR code.'),
      merchantCity: field(is.text(), 'City named in the QR code.'),
      hookToken: field(is.secret(), 'Part of the webhook URL registered at the bank.'),
    }),
    pixOut: is.json({
      apiUrl: field(is.publicUrl(), 'API base URL of the bank.'),
      ...client,
      key: field(is.text(), 'Pix key the money is sent from.'),
    }),
    tron: is.json({
      ...node,
      xpub: field(
        is.text('an extended public key', (value) => value.startsWith('xpub')),
        'Deposit addresses are derived from it.',
      ),
    }),
    tronOut: is.json({
      ...node,
      hotKey: field(
        is.secret(64, '32 bytes in hex', (value) => /^[0-9a-f]{64}$/i.test(value)),
        'Private key of the hot wallet.',
      ),
      floorUsdt: field(is.text('a decimal number', isDecimal), 'Balance below which the hot wallet counts as low.').exactOptional(),
      floorTrx: field(is.text('a decimal number', isDecimal), 'The same for what pays the fees.').exactOptional(),
    }),
    translate: is.json({
      url: field(is.internalUrl(), 'Base URL of the server; `/translate`, `/detect` and `/languages` are below it.'),
      apiKey: field(is.secret(LEAST_PROVIDER_SECRET), 'API key, where the server wants one.').exactOptional(),
    }),
    fcm: is.json({
      url: field(is.publicUrl(), 'API base URL.'),
      tokenUrl: field(is.publicUrl(), 'Token endpoint of the service account.'),
      projectId: field(is.text(), 'Firebase project.'),
      clientEmail: field(is.text(), 'Service account.'),
      privateKey: field(is.secret(LEAST_PROVIDER_SECRET, 'a PKCS#8 private key (PEM)', isPkcs8), 'Private key of the service account.'),
    }),
  }
}

const isPkcs8 = (value: string): boolean => value.startsWith('-----BEGIN PRIVATE KEY-----')
const isDecimal = (value: string): boolean => /^\d{1,12}(\.\d{1,6})?$/.test(value)
