/** Two years, as the preload lists of browsers want it. Subdomains are left to whoever runs them. */
const HSTS_SECONDS = 63_072_000

/**
 * On every answer, whoever asked for it. Browsers take HSTS over TLS only, so that an origin without TLS, as in development, sends
 * none. Helmet would set the policies of a page on every call, and knows neither Permissions-Policy nor Reporting-Endpoints.
 */
export function securityHeaders(origins: readonly string[]): Readonly<Record<string, string>> {
  const isSecure = origins.length > 0 && origins.every((origin) => origin.startsWith('https:'))
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  }
}
