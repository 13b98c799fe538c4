import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'
import { TIMEOUT_MS } from './Push.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLoopbackHttp = (url: URL): boolean => url.protocol === 'http:' && loopback.has(url.hostname)

/**
 * The endpoint comes from a client. Only services we know: one that never answers would keep others' jobs waiting. Against SSRF: only https
 * on the default port, to a host name or a public address. A deployment on plain http on localhost may also reach a stand-in on localhost.
 */
export function isAllowedEndpoint(address: string, services: readonly string[], ownOrigin: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username || url.password) return false
  if (!services.some((service) => url.hostname === service || url.hostname.endsWith(`.${service}`))) return false
  if (isLoopbackHttp(url)) return isLoopbackHttp(new URL(ownOrigin))
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  return url.protocol === 'https:' && url.port === '' && (isIP(host) ? isPublicAddress(host) : host.includes('.'))
}

/** Against DNS rebinding: the address that is checked is the address that is connected to. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const internal = found.find(({ address }) => !isPublicAddress(address))
    if (internal || !found[0]) return done(new Error('the host resolves to an address that is not public'), '')
    if (options.all) done(null, found)
    else done(null, found[0].address, found[0].family)
  })
}

export interface EndpointAnswer {
  status: number
  retryAfter: string | undefined
}

/** One request without redirects; of the answer only its head is read. */
export function postToEndpoint(url: URL, headers: Record<string, string | number>, body: Buffer): Promise<EndpointAnswer> {
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return new Promise((done, fail) => {
    const request = url.protocol === 'https:' ? httpsRequest(url, { ...options, lookup: publicOnly }) : httpRequest(url, options)
    request.once('error', fail)
    request.once('response', (response) => {
      response.once('error', fail).resume()
      done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
    })
    request.end(body)
  })
}
