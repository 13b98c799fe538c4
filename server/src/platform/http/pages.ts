import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serve from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const YEAR_SECONDS = 31_536_000

export interface PageOptions {
  /** Where pages connect to besides their own origin. */
  connect: readonly string[]
  /** Whose scripts run and whose frames are shown in our pages, besides our own. */
  scripts?: readonly string[]
  frames?: readonly string[]
  /** Whose frames in our pages may ask a browser or a phone for money; nobody, where nobody is named. */
  payment?: readonly string[]
  /** Origins whose pages may show ours in a frame. */
  frameAncestors: readonly string[]
  /** Names of the Trusted Types policies the page makes. */
  scriptPolicies: readonly string[]
}

/** Serves a built single-page app: hashed assets for a year, and the page itself for every other address. */
export async function servePages(app: FastifyInstance, dist: string, options: PageOptions): Promise<void> {
  const page = tellFrames(await readFile(join(dist, 'index.html'), 'utf8'), options.frameAncestors)
  const headers = pageHeaders(options)
  const setHeaders = (reply: FastifyReply, path: string) => {
    cacheHeaders(reply, path)
    if (path.endsWith('.html')) reply.headers(headers)
  }
  await app.register(serve, { root: dist, index: false, preCompressed: true, cacheControl: false, setHeaders })
  app.setNotFoundHandler((req, reply) => {
    const isFile = /\.[a-z0-9]{2,5}$/i.test(req.url.split('?')[0] ?? '')
    if (isFile || (req.method !== 'GET' && req.method !== 'HEAD')) return reply.status(404).send()
    return reply.headers(headers).type('text/html').send(page)
  })
}

/** The page checks who frames it against the same list the browser does; it finds it in its head. */
function tellFrames(page: string, frameAncestors: readonly string[]): string {
  return page.replace('<meta name="nimbo-frames" content=""', `<meta name="nimbo-frames" content="${frameAncestors.join(' ')}"`)
}

/** The older header knows no lists: it is sent where nobody may frame us, and left out where somebody may. */
function pageHeaders(options: PageOptions): Record<string, string> {
  const nobody: Record<string, string> = options.frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}
  return {
    ...nobody,
    'content-security-policy': contentPolicy(options),
    'permissions-policy': paymentPolicy(options),
    'cache-control': 'no-cache',
  }
}

/** Frames need this besides the attribute the company's script puts on them; the browser says nothing when it is missing. */
function paymentPolicy({ payment = [] }: PageOptions): string {
  return `payment=(${payment.length > 0 ? ['self', ...payment.map((origin) => `"${origin}"`)].join(' ') : ''})`
}

function cacheHeaders(reply: FastifyReply, path: string): void {
  const hashed = /[\\/]assets[\\/]/.test(path)
  // A service worker that is kept would keep everything else from being renewed.
  const worker = /[\\/]sw\.js(?:\.br)?$/.test(path)
  reply.header('vary', 'accept-encoding')
  reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : worker ? 'no-cache' : 'public, max-age=600')
}

/** Scripts only from this origin and those named. Styles allow attributes, which the interface sets for positions and progress. */
function contentPolicy({ connect, scripts = [], frames = [], frameAncestors, scriptPolicies }: PageOptions): string {
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob: mediastream:`,
    `connect-src 'self' ${connect.join(' ')}`,
    ['frame-src', `'self'`, ...frames].join(' '),
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${scriptPolicies.join(' ') || "'none'"}`,
  ].join('; ')
}
